'use client';

import '@/styles/global.css';
import '@/styles/error-message.css';
import { useState, type MouseEvent } from 'react';
import { figtree } from './fonts';
import { findFields } from '@/components/forms/fields';
import { ErrorMessage } from '@/components/ui/ErrorMessage/ErrorMessage';

/** The address at which "Try again" was tried last. */
let retriedAt = '';

/**
 * The site's own error page, which needs no content. Never cached. "Try again" renders the page with what was typed, and
 * loads it again if that fails too.
 */
export default function GlobalError({ retry }: { retry: () => void }) {
  // The page that failed is in the document until this one is rendered.
  const [fields] = useState(findFields);
  const onRetry = (event: MouseEvent): void => {
    event.preventDefault();
    // Unlike the link, this keeps the drafts of forms.
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
