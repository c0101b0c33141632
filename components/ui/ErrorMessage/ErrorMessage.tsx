import type { MouseEventHandler } from 'react';

const TEXTS = {
  failed: {
    title: 'We can’t show this page right now',
    text: 'Something went wrong on our end. Please try again in a minute.',
  },
  missing: {
    title: 'We can’t find that page',
    text: 'The page may have moved, or the address may have a typo.',
  },
};

/** An error page without header and footer. */
export function ErrorMessage({
  what = 'failed',
  onRetry,
}: {
  what?: keyof typeof TEXTS;
  /** Handles "Try again". Without a handler or JavaScript, the link reloads the page. */
  onRetry?: MouseEventHandler;
}) {
  const { title, text } = TEXTS[what];
  return (
    <main className="error-page">
      <div className="error-card">
        <p className="error-brand">CleanPro Professional</p>
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="error-actions">
          {what === 'failed' ? (
            <a href="" onClick={onRetry}>
              Try again
            </a>
          ) : (
            <a href="/en-us/sitemap">Sitemap</a>
          )}
          <a href="/en-us">Home</a>
          <a href="tel:1-800-332-7787">Call 1-800-332-7787</a>
        </p>
      </div>
    </main>
  );
}
