import { connectEditor, type EditorFrame } from './connect-editor';
import { tagFields } from './tag-fields';
import { TypedTexts } from './typed-texts';

/**
 * Tags the page and connects it with the editor, if it is in one's frame.
 * @param refresh loads the page's content again
 * @returns what ends both
 */
export function startEditing(frame: EditorFrame, refresh: () => void): () => void {
  const typed = new TypedTexts(document.documentElement);
  const endTagging = tagFields(document.documentElement, typed.textOf);
  const disconnect =
    window.parent === window
      ? undefined
      : connectEditor(frame, refresh, (id, fields) => typed.update(id, fields));
  return () => {
    endTagging();
    disconnect?.();
  };
}
