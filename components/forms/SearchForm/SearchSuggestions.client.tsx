'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const Suggestions = lazy(() => import('./Suggestions.client'));

/** Shows suggestions in the focused search box, in the header or on the page. Their script is loaded on first focus. */
export function SearchSuggestions() {
  const [input, setInput] = useState<HTMLInputElement>();
  useEffect(() => {
    const find = (): void => {
      const focused = document.querySelector<HTMLInputElement>('[data-suggests]:focus');
      if (focused) setInput(focused);
    };
    // The search box may have received focus before this script ran.
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
