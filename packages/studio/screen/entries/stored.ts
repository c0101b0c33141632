import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { z } from 'zod';

const CHANGED = 'studio-stored';

function subscribe(changed: () => void): () => void {
  addEventListener('storage', changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(CHANGED, changed);
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a setting that all tabs of this browser share, and its setter. An invalid value counts as not set. */
export function useStored<T>(
  key: string,
  schema: z.ZodType<T>,
  initial: T,
): [value: T, set: (value: T) => void] {
  const name = `studio.${key}`;
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(name));
  const value = useMemo(() => {
    const result = schema.safeParse(parsed(text));
    return result.success ? result.data : initial;
  }, [text, schema, initial]);
  const set = useCallback(
    (next: T): void => {
      localStorage.setItem(name, JSON.stringify(next));
      dispatchEvent(new Event(CHANGED));
    },
    [name],
  );
  return [value, set];
}
