import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft, Editable } from './draft.ts';
import type { OpenDrafts } from './open-drafts.ts';

/** The draft of an entity as long as a form displays it, or why there is none. */
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
        if (current) setOpened({ problem: error instanceof Error ? error.message : 'This cannot be read' });
      });
    return () => {
      current = false;
      void drafts.close(id);
    };
  }, [drafts, id]);
  return opened;
}

/** Draws again with each change of a draft. */
export function useRevision(draft: Pick<Draft, 'subscribe' | 'revision'>): number {
  return useSyncExternalStore(draft.subscribe, () => draft.revision);
}
