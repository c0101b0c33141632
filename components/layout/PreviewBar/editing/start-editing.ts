import { connectEditor, type EditorFrame } from './connect-editor';
import { EXIT_PREVIEW } from './exit-preview';
import { tagFields } from './tag-fields';
import { UnsavedText } from './unsaved-text';

/**
 * Reloads the document when a refresh changes the header or footer. Their markup is only in documents
 * (StaticMarkup.tsx).
 */
function reloadWithMarkup(page: Element): () => void {
  const observer = new MutationObserver(() => location.reload());
  observer.observe(page, { subtree: true, attributeFilter: ['data-markup'] });
  return () => observer.disconnect();
}

/**
 * Tags the page, and connects it with the editor if the editor frames it.
 * @param refresh reloads the page's content
 * @returns a function that ends tagging and disconnects
 */
export function startEditing(frame: EditorFrame, refresh: () => void): () => void {
  const unsavedText = new UnsavedText(document.documentElement);
  const endReloading = reloadWithMarkup(document.documentElement);
  const endTagging = tagFields(document.documentElement, unsavedText.textOf);
  const isInFrame = window.parent !== window;
  // Only previews may be framed, so the published page opens in a new tab.
  if (isInFrame) document.getElementById(EXIT_PREVIEW)?.setAttribute('target', '_blank');
  const disconnect = isInFrame
    ? connectEditor(frame, refresh, (id, fields) => unsavedText.update(id, fields))
    : undefined;
  return () => {
    endReloading();
    endTagging();
    disconnect?.();
  };
}
