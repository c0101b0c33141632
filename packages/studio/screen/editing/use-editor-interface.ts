import { useEffect, useState } from 'react';
import type { EditorInterface } from '../api/schemas.ts';
import type { Editing } from './editing.ts';

/** Returns the editor interface of a content type; undefined while it loads. */
export function useEditorInterface(editing: Editing, type: string | undefined): EditorInterface | undefined {
  const [loaded, setLoaded] = useState<EditorInterface>();
  useEffect(() => {
    if (type === undefined) return;
    let current = true;
    editing.api
      .editorInterface(type)
      .then((found) => current && setLoaded(found))
      // Without controls, fields have no editors. That is fine: if this request fails, so does loading the entry.
      .catch(() => current && setLoaded({ controls: [] }));
    return () => {
      current = false;
    };
  }, [editing, type]);
  return loaded;
}
