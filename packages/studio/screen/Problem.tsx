import type { ReactNode } from 'react';

/** Error message, announced by screen readers when it appears. Renders nothing without children. */
export const Problem = ({ id, children }: { id?: string; children: ReactNode }) =>
  children ? (
    <p id={id} role="alert" className="error">
      {children}
    </p>
  ) : null;
