'use client';

import '@/styles/global.css';
import '@/styles/error-message.css';
import { useState, type MouseEvent } from 'react';
import { figtree } from './fonts';
import { findFields } from '@/components/forms/fields';
import { ErrorMessage } from '@/components/ui/ErrorMessage/ErrorMessage';

/** URL at which the visitor last chose "Try again". */
let retriedAt = '';

/**
 * Error page that needs no content, and is never cached. "Try again" renders the page with what the visitor typed. If
 * that fails too, the next "Try again" reloads the page.
 */
export default function GlobalError({ retry }: { retry: () => void }) {
  // The failed page is still in the document on the first render.
  const [fields] = useState(findFields);
  const onRetry = (event: MouseEvent): void => {
    event.preventDefault();
    // Reload instead of following the link, to keep the drafts of forms.
    if (retriedAt === location.href) return location.reload();
    retriedAt = location.href;
    retry();
    void import('@/components/forms/restore-fields').then(({ restoreFields }) => restoreFields(fields));
  };
  return (
    <html lang="en-US" className={figtree.variable}>
      <head>
        <title>Something went wrong | CleanPro Professional</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <ErrorMessage onRetry={onRetry} />
      </body>
    </html>
  );
}
