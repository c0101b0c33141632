'use client';

import '@/styles/global.css';
import '@/styles/error-message.css';
import { figtree } from './fonts';
import { ErrorMessage } from '@/components/ui/ErrorMessage/ErrorMessage';

/** The site's own error page, which needs no content. Never cached. */
export default function GlobalError() {
  return (
    <html lang="en-US" className={figtree.variable}>
      <head>
        <title>Something went wrong | CleanPro Professional</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <ErrorMessage />
      </body>
    </html>
  );
}
