'use client';

import { lazy, Suspense, useRef, useState } from 'react';

const Suggestions = lazy(() => import('./Suggestions.client'));

/** The input itself. What suggests while typing is fetched when the visitor goes into it. */
export function SearchInput({ id, q, className }: { id: string; q?: string; className?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState(false);
  return (
    <>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder="Product, UPC, task or question"
        className={className}
        onFocus={() => setUsed(true)}
      />
      {used ? (
        <Suspense fallback={null}>
          <Suggestions input={input} id={`${id}-suggestions`} />
        </Suspense>
      ) : null}
    </>
  );
}
