/** Open entries whose changes the preview shows: the entry of the form and those in slide-ins. */
import type { Draft } from '../editing/draft.ts';

type Listener = (draft: Draft) => void;

const drafts = new Set<Draft>();
const listeners = new Set<Listener>();

/** Shows the changes of an open entry in the preview. @returns the function that stops it */
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

/** Calls a listener for each change of a previewed entry. @returns the function that unsubscribes */
export function onPreviewedChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const previewedDrafts = (): Iterable<Draft> => drafts;
