import { useEffect, useState } from 'react';
import { readPages } from '../api/client.ts';
import type { Page } from '../api/schemas.ts';

interface Found {
  /** Value of `state` for which the pages were read. */
  state: string;
  pages?: Page[];
  problem: string;
}

/**
 * Returns the pages that display an entry. Returns the previous pages until the new ones have loaded.
 * @param state changes whenever the pages might have changed, for example with the slug
 */
export function usePages(id: string, state: string): Omit<Found, 'state'> {
  const [found, setFound] = useState<Found>({ state: '', problem: '' });
  useEffect(() => {
    let current = true;
    readPages(id)
      .then((pages) => current && setFound({ state, pages, problem: '' }))
      .catch((error: unknown) => {
        const problem = error instanceof Error ? error.message : 'The service isn’t responding';
        if (current) setFound({ state, problem });
      });
    return () => {
      current = false;
    };
  }, [id, state]);
  return found;
}
