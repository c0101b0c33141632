'use client';

import { useSlow } from './use-slow';

/** Announces politely that an operation is still in progress, once it takes more than a second. */
export function Waiting({ isWaiting, text }: { isWaiting: boolean; text: string }) {
  const isSlow = useSlow(isWaiting);
  return (
    <span role="status" className="visually-hidden">
      {isSlow ? text : ''}
    </span>
  );
}
