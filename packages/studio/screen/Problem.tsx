import type { ReactNode } from 'react';

/** What went wrong, announced when it appears; nothing while its text is empty. */
export const Problem = ({ id, children }: { id?: string; children: ReactNode }) =>
  children ? (
    <p id={id} role="alert" className="error">
      {children}
    </p>
  ) : null;
