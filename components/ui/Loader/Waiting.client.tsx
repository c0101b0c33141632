'use client';

import { useSlow } from './use-slow';

/** Announces that something is still going on, politely and only if it takes more than a second. */
export function Waiting({ on, text }: { on: boolean; text: string }) {
  const isSlow = useSlow(on);
  return (
    <span role="status" className="visually-hidden">
      {isSlow ? text : ''}
    </span>
  );
}
