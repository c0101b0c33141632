import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft, Editable } from './draft.ts';
import type { OpenDrafts } from './open-drafts.ts';

/** Opens the draft of an entry or asset while a form displays it. Returns the draft, or why it cannot be opened. */
export function useOpenDraft<Entity extends Editable>(
  drafts: OpenDrafts<Entity>,
  id: string,
): { draft?: Draft<Entity>; problem?: string } {
  const [opened, setOpened] = useState<{ draft?: Draft<Entity>; problem?: string }>({});
  useEffect(() => {
    let current = true;
    drafts
      .open(id)
      .then((draft) => current && setOpened({ draft }))
      .catch((error: unknown) => {
        if (current)
          setOpened({ problem: error instanceof Error ? error.message : 'This couldn’t be loaded' });
      });
    return () => {
      current = false;
      void drafts.close(id);
    };
  }, [drafts, id]);
  return opened;
}

/** Re-renders the component on each change of a draft. */
export function useRevision(draft: Pick<Draft, 'subscribe' | 'revision'>): number {
  return useSyncExternalStore(draft.subscribe, () => draft.revision);
}
