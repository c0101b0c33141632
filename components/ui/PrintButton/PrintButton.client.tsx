'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '../Button/Button';

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
