/** The open entries whose changes the page in the frame shows: that of the form, and those opened over it. */
import type { Draft } from '../editing/draft.ts';

type Listener = (draft: Draft) => void;

const drafts = new Set<Draft>();
const listeners = new Set<Listener>();

/** Shows the changes of an open entry in the preview. @returns what ends it */
export function previewDraft(draft: Draft): () => void {
  const notify = (): void => {
    for (const listener of listeners) listener(draft);
  };
  drafts.add(draft);
  const end = draft.subscribe(notify);
  notify();
  return () => {
    end();
    drafts.delete(draft);
  };
}

/** Calls back for each change of an open entry. @returns what ends it */
export function onPreviewedChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const previewedDrafts = (): Iterable<Draft> => drafts;
