import {
  ContentfulLivePreview,
  LIVE_PREVIEW_EDITOR_SOURCE,
  type LivePreviewProps,
} from '@contentful/live-preview';
import { LOCALE } from '@/lib/content/client/locale';
import { isObject } from './is-object';

/** The editor whose frame shows the preview. */
export interface EditorFrame {
  space: string;
  environment: string;
  /** Allowed origins of the editor, separated by spaces. */
  origins: string;
}

/** Minimum time between two refreshes. An editor can save several entries together. */
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

/** Passes on the fields of an entry as an editor types them. */
function forwardTypedFields(data: unknown, typed: Typed): void {
  if (!isObject(data) || !isObject(data.sys) || !isObject(data.fields)) return;
  if (typeof data.sys.id === 'string') typed(data.sys.id, data.fields);
}

/** Returns the origin of the page around the frame, or all allowed origins if the browser does not reveal it. */
function getEditorOrigins(allowed: readonly string[]): string[] {
  // Firefox has no `ancestorOrigins`, but it sets the referrer.
  const { referrer } = document;
  const named = [
    ...(window.location.ancestorOrigins ?? []),
    ...(URL.canParse(referrer) ? [new URL(referrer).origin] : []),
  ];
  const origin = allowed.find((each) => named.includes(each));
  return origin === undefined ? [...allowed] : [origin];
}

/** Returns the field that an element is tagged with, as live preview expects it. */
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
 * Returns the field that a click is meant for: that of the topmost element under the pointer whose own box contains the
 * click, or else that of the click's target. The target alone is not enough: a link stretched over its card receives
 * every click on the card, although the link's own text is elsewhere.
 */
function fieldAt(event: MouseEvent): LivePreviewProps | undefined {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(TAGGED) : null;
  // Clicks made with the keyboard have no position.
  const isByPointer = event.detail > 0;
  const under = isByPointer ? document.elementsFromPoint(event.clientX, event.clientY) : [];
  for (const element of [...under.filter((each) => isAt(each, event)), target]) {
    const field = element instanceof HTMLElement ? fieldOf(element) : undefined;
    if (field) return field;
  }
  return undefined;
}

/**
 * Connects a preview with the editor around its frame, through the messages of @contentful/live-preview. While the
 * editor's inspector is on, a click opens the field in the editor. The page shows what an editor types and saves.
 * @param refresh reloads the page's content
 * @param typed displays values that are not saved yet
 * @returns a function that disconnects
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
    else if (data.method === 'ENTRY_UPDATED') forwardTypedFields(data.data, typed);
  };
  const onClick = (event: MouseEvent): void => {
    const field = inspects ? fieldAt(event) : undefined;
    if (!field) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ContentfulLivePreview.openEntryInEditor(field);
  };

  window.addEventListener('message', onMessage);
  // Capture, to run before all other listeners, so that links are not followed.
  window.addEventListener('click', onClick, { capture: true });
  void ContentfulLivePreview.init({
    locale: LOCALE,
    space,
    environment,
    enableInspectorMode: true,
    enableLiveUpdates: true,
    targetOrigin: getEditorOrigins(allowed),
  });
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('message', onMessage);
    window.removeEventListener('click', onClick, { capture: true });
  };
}
