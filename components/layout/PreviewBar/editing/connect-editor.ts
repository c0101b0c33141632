import {
  ContentfulLivePreview,
  LIVE_PREVIEW_EDITOR_SOURCE,
  type LivePreviewProps,
} from '@contentful/live-preview';
import { LOCALE } from '@/lib/content/client/locale';
import { isObject } from './is-object';

/** The editor in whose frame previews are shown. */
export interface EditorFrame {
  space: string;
  environment: string;
  /** The origins that an editor may have, with spaces between them. */
  origins: string;
}

/** Between two refreshes: an editor may save several entries at once. */
const REFRESH_INTERVAL_MS = 200;
const TAGGED = '[data-contentful-field-id]';

interface EditorMessage {
  method: string;
  isInspectorActive?: unknown;
  data?: unknown;
}

const isEditorMessage = (data: unknown): data is EditorMessage =>
  isObject(data) && data.source === LIVE_PREVIEW_EDITOR_SOURCE && typeof data.method === 'string';

type Typed = (id: string, fields: Record<string, unknown>) => void;

/** Passes on the values of an entry as they are typed. */
function readTyped(data: unknown, typed: Typed): void {
  if (!isObject(data) || !isObject(data.sys) || !isObject(data.fields)) return;
  if (typeof data.sys.id === 'string') typed(data.sys.id, data.fields);
}

/** The origin of the page around this one, as far as the browser says; it names none that is not allowed. */
function editorOrigin(allowed: readonly string[]): string[] {
  // Firefox has no `ancestorOrigins`, but a referrer.
  const { referrer } = document;
  const named = [
    ...(window.location.ancestorOrigins ?? []),
    ...(URL.canParse(referrer) ? [new URL(referrer).origin] : []),
  ];
  const origin = allowed.find((each) => named.includes(each));
  return origin === undefined ? [...allowed] : [origin];
}

/** The field that an element is tagged with, as the editor is to open it. */
function fieldOf({ dataset }: HTMLElement): LivePreviewProps | undefined {
  const { contentfulEntryId: entryId, contentfulAssetId: assetId, contentfulFieldId: fieldId } = dataset;
  if (fieldId === undefined) return undefined;
  if (entryId !== undefined) return { entryId, fieldId };
  return assetId === undefined ? undefined : { assetId, fieldId };
}

const isAt = (element: Element, { clientX, clientY }: MouseEvent): boolean =>
  [...element.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  );

/**
 * The field under a pointer: of the first element whose own box is there, or else of the one that got the click. A link
 * that is stretched over its card gets every click on it, and its own text is elsewhere.
 */
function fieldAt(event: MouseEvent): LivePreviewProps | undefined {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(TAGGED) : null;
  // A click by the keyboard has no place.
  const isByPointer = event.detail > 0;
  const under = isByPointer ? document.elementsFromPoint(event.clientX, event.clientY) : [];
  for (const element of [...under.filter((each) => isAt(each, event)), target]) {
    const field = element instanceof HTMLElement ? fieldOf(element) : undefined;
    if (field) return field;
  }
  return undefined;
}

/**
 * Connects a preview in a frame with the editor around it, by the messages of @contentful/live-preview: a click opens the
 * field while the editor's inspector is on, and the page shows what is typed and what was saved.
 * @param refresh loads the page's content again
 * @param typed displays what is not saved yet
 * @returns what ends the connection
 */
export function connectEditor(
  { space, environment, origins }: EditorFrame,
  refresh: () => void,
  typed: Typed,
): () => void {
  const allowed = origins.split(' ');
  let inspects = false;
  let refreshedAt = -Infinity;
  let timer: number | undefined;

  const refreshSoon = (): void => {
    window.clearTimeout(timer);
    const wait = refreshedAt + REFRESH_INTERVAL_MS - performance.now();
    if (wait > 0) return void (timer = window.setTimeout(refreshSoon, wait));
    refreshedAt = performance.now();
    refresh();
  };
  const onMessage = ({ origin, data }: MessageEvent<unknown>): void => {
    if (!allowed.includes(origin) || !isEditorMessage(data)) return;
    if (data.method === 'INSPECTOR_MODE_CHANGED') inspects = data.isInspectorActive === true;
    else if (data.method === 'ENTRY_SAVED') refreshSoon();
    else if (data.method === 'ENTRY_UPDATED') readTyped(data.data, typed);
  };
  const onClick = (event: MouseEvent): void => {
    const field = inspects ? fieldAt(event) : undefined;
    if (!field) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ContentfulLivePreview.openEntryInEditor(field);
  };

  window.addEventListener('message', onMessage);
  // Before every other listener: a link is not to be followed.
  window.addEventListener('click', onClick, { capture: true });
  void ContentfulLivePreview.init({
    locale: LOCALE,
    space,
    environment,
    enableInspectorMode: true,
    enableLiveUpdates: true,
    targetOrigin: editorOrigin(allowed),
  });
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('message', onMessage);
    window.removeEventListener('click', onClick, { capture: true });
  };
}
