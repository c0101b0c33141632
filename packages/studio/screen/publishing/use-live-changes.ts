import { useEffect } from 'react';
import type { Api } from '../api/client.ts';
import { subscribe } from '../api/live.ts';
import type { Draft } from '../editing/draft.ts';
import { releaseHeldBack } from '../editing/held-back.ts';

/** Updates an open entry when others save it. An entry with unsaved changes is merged by its own next save instead. */
export function useLiveChanges(api: Api, draft: Draft, onTakenOver: (by: string) => void): void {
  useEffect(() => {
    const takeOver = async (by: string): Promise<void> => {
      const theirs = await api.entry(draft.saved.sys.id);
      releaseHeldBack();
      if (draft.state !== 'saved' || theirs.sys.version <= draft.saved.sys.version) return;
      draft.takeOver(theirs);
      onTakenOver(by);
    };
    return subscribe((event) => {
      if (event.type !== 'changed' || event.entity !== 'Entry') return;
      const { id, version } = draft.saved.sys;
      if (event.id !== id || event.version <= version || draft.state !== 'saved') return;
      // Ignore errors: the next event or save reads the entry again.
      takeOver(event.by).catch(() => undefined);
    });
  }, [api, draft, onTakenOver]);
}
