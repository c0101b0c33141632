import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { request } from '../api/client.ts';

/** Generous, because a page of the site can take seconds on a busy machine. */
const CONNECT_MS = 15_000;
const CHECK_MS = 5_000;

const isSiteRunning = async (): Promise<boolean> =>
  (await request('/site', z.object({ isRunning: z.boolean() }))).isRunning;

export type SiteState = 'loading' | 'connected' | 'down' | 'silent';

/**
 * Returns the state of the site in the frame. `silent` means that the site is running but its page does not connect.
 * @param load changes with each load of a page
 */
export function useSite(load: unknown): { state: SiteState; connected: () => void } {
  const [at, setAt] = useState<{ load: unknown; state: SiteState }>({ load, state: 'loading' });
  const state = at.load === load ? at.state : 'loading';
  const connected = useCallback(() => setAt({ load, state: 'connected' }), [load]);
  const isWaiting = state === 'loading' || state === 'down';
  useEffect(() => {
    if (!isWaiting) return;
    let current = true;
    const check = async (): Promise<void> => {
      const isRunning = await isSiteRunning().catch(() => true);
      if (!current) return;
      setAt((before) => {
        if (before.load === load && before.state === 'connected') return before;
        return { load, state: isRunning ? 'loading' : 'down' };
      });
    };
    void check();
    const checking = setInterval(() => void check(), CHECK_MS);
    const silence = setTimeout(() => {
      setAt((before) => (before.state === 'down' ? before : { load, state: 'silent' }));
    }, CONNECT_MS);
    return () => {
      current = false;
      clearInterval(checking);
      clearTimeout(silence);
    };
  }, [load, isWaiting]);
  return { state, connected };
}
