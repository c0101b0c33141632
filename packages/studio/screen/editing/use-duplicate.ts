import { useEffect, useState } from 'react';
import type { Field } from '../api/schemas.ts';
import type { Draft } from './draft.ts';
import { titleOf, type Editing } from './editing.ts';
import { isUnique } from './validations.ts';

const PAUSE_MS = 300;

/** Returns a message if another entry has the same value in a field that must be unique. */
export function useDuplicate(
  editing: Editing,
  draft: Draft,
  field: Field,
  locale: string,
  value: unknown,
): string[] {
  const [found, setFound] = useState<{ value: string; title: string }>();
  const text = isUnique(field) && typeof value === 'string' ? value : '';
  const { id, contentType } = draft.saved.sys;
  const type = contentType.sys.id;
  useEffect(() => {
    if (!text) return;
    let current = true;
    const timer = setTimeout(() => {
      editing.entriesApi
        .withValue(type, `${field.id}.${locale}`, text, id)
        .then((other) => {
          if (current) setFound(other && { value: text, title: titleOf(editing, other) });
        })
        // Ignore errors: the API checks again on publish.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [editing, type, field.id, locale, text, id]);
  return found && found.value === text
    ? [`“${found.title}” already uses this ${field.name.toLowerCase()}.`]
    : [];
}
