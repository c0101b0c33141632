'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const Suggestions = lazy(() => import('./Suggestions.client'));

/** Suggestions in the search box that has focus, in the header or the page; their script is loaded then. */
export function SearchSuggestions() {
  const [input, setInput] = useState<HTMLInputElement>();
  useEffect(() => {
    const find = (): void => {
      const focused = document.querySelector<HTMLInputElement>('[data-suggests]:focus');
      if (focused) setInput(focused);
    };
    // It may have been focused before this script ran.
    find();
    addEventListener('focusin', find);
    return () => removeEventListener('focusin', find);
  }, []);
  return (
    input?.parentElement &&
    createPortal(
      <Suspense fallback={null}>
        <Suggestions key={input.id} input={input} />
      </Suspense>,
      input.parentElement,
    )
  );
}
