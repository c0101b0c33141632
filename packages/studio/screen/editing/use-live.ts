import { useEffect, useState } from 'react';
import type { Draft } from './draft.ts';
import type { Editing } from './editing.ts';
import type { Fields } from './merge.ts';

/** Returns the published fields of an entry; undefined if it is not published or while they load. */
export function useLive(editing: Editing, draft: Draft): Fields | undefined {
  const { id, publishedVersion } = draft.saved.sys;
  const [live, setLive] = useState<{ version: number; fields: Fields }>();
  useEffect(() => {
    if (publishedVersion === undefined) return;
    let current = true;
    editing.entriesApi
      .published(id)
      .then((entry) => current && entry && setLive({ version: publishedVersion, fields: entry.fields }))
      // Ignore errors: without the published fields, the form only does not mark changes.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [editing, id, publishedVersion]);
  return live?.version === publishedVersion ? live?.fields : undefined;
}
