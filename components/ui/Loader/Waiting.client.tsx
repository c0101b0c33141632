'use client';

import { useSlow } from './use-slow';

/** Announces politely that an operation is still in progress, once it takes more than a second. */
export function Waiting({ on, text }: { on: boolean; text: string }) {
  const isSlow = useSlow(on);
  return (
    <span role="status" className="visually-hidden">
      {isSlow ? text : ''}
    </span>
  );
}
