'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const Suggestions = lazy(() => import('./Suggestions.client'));

/** The search input; the script of its suggestions is loaded on focus. */
export function SearchInput({ id, q, className }: { id: string; q?: string; className?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  // It may have been focused before this script ran.
  useEffect(() => setFocused((before) => before || document.activeElement === input.current), []);
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
        onFocus={() => setFocused(true)}
      />
      {focused ? (
        <Suspense fallback={null}>
          <Suggestions input={input} id={`${id}-suggestions`} />
        </Suspense>
      ) : null}
    </>
  );
}
