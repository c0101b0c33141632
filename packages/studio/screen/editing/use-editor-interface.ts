import { useEffect, useState } from 'react';
import type { EditorInterface } from '../api/schemas.ts';
import type { Editing } from './editing.ts';

/** The editor interface of a content type. */
export function useEditorInterface(editing: Editing, type: string | undefined): EditorInterface | undefined {
  const [loaded, setLoaded] = useState<EditorInterface>();
  useEffect(() => {
    if (type === undefined) return;
    let current = true;
    editing.api
      .editorInterface(type)
      .then((found) => current && setLoaded(found))
      // Without it, fields would have no editors; the entry itself cannot be read either then.
      .catch(() => current && setLoaded({ controls: [] }));
    return () => {
      current = false;
    };
  }, [editing, type]);
  return loaded;
}
