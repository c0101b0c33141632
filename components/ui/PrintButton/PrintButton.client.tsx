'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '../Button/Button';

/** Prints the page. Without script it is not shown, since only the browser's own menu prints then. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      className={buttonClass('outline')}
      data-noprint
      data-needs-script
      onClick={() => print()}
    >
      {children}
    </button>
  );
}
