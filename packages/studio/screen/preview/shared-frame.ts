/**
 * The iframe of the site, which all previews share. A click in the iframe can open a different entry. The page must
 * then neither reload nor lose its scroll position.
 */

/** Hidden container of the iframe while no preview is displayed. */
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

/** Moves the iframe. Its page does not reload if the browser supports `moveBefore`. */
function move(frame: HTMLIFrameElement, container: HTMLElement): void {
  if (frame.isConnected && container.isConnected && 'moveBefore' in container)
    container.moveBefore(frame, null);
  else container.append(frame);
}

/** Moves the iframe into a container and loads a page. @returns the iframe, and whether the page is already loaded */
export function takeFrame(
  container: HTMLElement,
  address: string,
): { frame: HTMLIFrameElement; isLoaded: boolean } {
  const canMove = 'moveBefore' in container;
  const isLoaded = canMove && shared?.dataset.address === address;
  const frame = shared ?? document.createElement('iframe');
  shared = frame;
  frame.title = 'Page preview';
  move(frame, container);
  if (!isLoaded) {
    frame.dataset.address = address;
    frame.src = address;
  }
  return { frame, isLoaded };
}

/** Hides the iframe and keeps it for the next preview. */
export function storeFrame(frame: HTMLIFrameElement): void {
  move(frame, storeOf());
}

/** Reloads the page in the iframe. */
export function reloadFrame(frame: HTMLIFrameElement): void {
  frame.src = frame.dataset.address ?? '';
}
