'use client';

import { useEffect } from 'react';

function openTarget(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id === '' ? null : document.getElementById(id);
  if (!target) return;
  for (
    let around = target.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  target.closest('details')?.scrollIntoView();
}

/** Opens the question that the URL fragment targets, for older browsers and after client-side navigation. */
export function OpenTarget() {
  useEffect(() => {
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, []);
  return null;
}
