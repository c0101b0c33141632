import { useEffect } from 'react';
import type { Api } from '../api/client.ts';
import { subscribe } from '../api/live.ts';
import type { Draft } from '../editing/draft.ts';
import { flushPendingText } from '../editing/pending-text.ts';

/** Updates an open entry when others save it. If it has unsaved changes, its next save merges them instead. */
export function useLiveChanges(api: Api, draft: Draft, onOverwritten: (by: string) => void): void {
  useEffect(() => {
    const overwriteDraft = async (by: string): Promise<void> => {
      const theirs = await api.entry(draft.saved.sys.id);
      flushPendingText();
      if (draft.state !== 'saved' || theirs.sys.version <= draft.saved.sys.version) return;
      draft.overwrite(theirs);
      onOverwritten(by);
    };
    return subscribe((event) => {
      if (event.type !== 'changed' || event.entity !== 'Entry') return;
      const { id, version } = draft.saved.sys;
      if (event.id !== id || event.version <= version || draft.state !== 'saved') return;
      // Ignore errors: the next event or save reads the entry again.
      overwriteDraft(event.by).catch(() => undefined);
    });
  }, [api, draft, onOverwritten]);
}
