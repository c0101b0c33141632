import { useEffect, useState } from 'react';
import type { Draft } from './draft.ts';
import type { Editing } from './editing.ts';
import type { Fields } from './merge.ts';

/** The fields of an entry as visitors get them; undefined when it is not published. */
export function useLive(editing: Editing, draft: Draft): Fields | undefined {
  const { id, publishedVersion } = draft.saved.sys;
  const [live, setLive] = useState<{ version: number; fields: Fields }>();
  useEffect(() => {
    if (publishedVersion === undefined) return;
    let current = true;
    editing.entriesApi
      .published(id)
      .then((entry) => current && entry && setLive({ version: publishedVersion, fields: entry.fields }))
      // Without it, changes are not marked, and everything else works.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [editing, id, publishedVersion]);
  return live?.version === publishedVersion ? live?.fields : undefined;
}
