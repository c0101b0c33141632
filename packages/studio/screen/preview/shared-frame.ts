/**
 * The frame of the site, which the previews of one entry after the other share: a click in it opens an entry, and the page must
 * neither load again nor lose its place.
 */

/** Where the frame waits while no preview is displayed. */
let store: HTMLDivElement | undefined;
let shared: HTMLIFrameElement | undefined;

function storeOf(): HTMLDivElement {
  if (!store) {
    store = document.createElement('div');
    store.hidden = true;
    document.body.append(store);
  }
  return store;
}

/** Moves a frame without a load of its page, where the browser can. */
function move(frame: HTMLIFrameElement, place: HTMLElement): void {
  if (frame.isConnected && place.isConnected && 'moveBefore' in place) place.moveBefore(frame, null);
  else place.append(frame);
}

/** Puts the frame in its place, with a page. @returns the frame, and whether its page is there already */
export function takeFrame(
  place: HTMLElement,
  address: string,
): { frame: HTMLIFrameElement; isLoaded: boolean } {
  const canMove = 'moveBefore' in place;
  const isLoaded = canMove && shared?.dataset.address === address;
  const frame = shared ?? document.createElement('iframe');
  shared = frame;
  frame.title = 'The page in the site';
  move(frame, place);
  if (!isLoaded) {
    frame.dataset.address = address;
    frame.src = address;
  }
  return { frame, isLoaded };
}

/** Stores the frame for the next preview. */
export function storeFrame(frame: HTMLIFrameElement): void {
  move(frame, storeOf());
}

/** Loads the page of the frame again. */
export function reloadFrame(frame: HTMLIFrameElement): void {
  frame.src = frame.dataset.address ?? '';
}
