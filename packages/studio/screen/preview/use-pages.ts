import { useEffect, useState } from 'react';
import { readPages } from '../api/client.ts';
import type { Page } from '../api/schemas.ts';

interface Found {
  /** What they were read for. */
  state: string;
  pages?: Page[];
  problem: string;
}

/**
 * The pages that display an entry; the ones before stay until others are read.
 * @param state a new value when they may have changed: a page with another slug has another address
 */
export function usePages(id: string, state: string): Omit<Found, 'state'> {
  const [found, setFound] = useState<Found>({ state: '', problem: '' });
  useEffect(() => {
    let current = true;
    readPages(id)
      .then((pages) => current && setFound({ state, pages, problem: '' }))
      .catch((error: unknown) => {
        const problem = error instanceof Error ? error.message : 'The service does not answer';
        if (current) setFound({ state, problem });
      });
    return () => {
      current = false;
    };
  }, [id, state]);
  return found;
}
