import { useEffect } from 'react';
import type { Api } from '../api/client.ts';
import { subscribe } from '../api/live.ts';
import type { Draft } from '../editing/draft.ts';
import { releaseHeldBack } from '../editing/held-back.ts';

/** Takes over what others save while an entry is open. What is unsaved here is brought together by its own save. */
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
      // It is read again with the next event, or the next save.
      takeOver(event.by).catch(() => undefined);
    });
  }, [api, draft, onTakenOver]);
}
