import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const read = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const STYLE = read('page.css');
const SCRIPT = read('page.js');
// Replacer functions, because `$` has a special meaning in a replacement string.
const HTML = read('page.html')
  .replace('<!--style-->', () => `<style>${STYLE}</style>`)
  .replace('<!--script-->', () => `<script>${SCRIPT}</script>`);
const POLICY = [
  "default-src 'none'",
  `script-src ${digest(SCRIPT)}`,
  `style-src ${digest(STYLE)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Returns the explorer page of the GraphQL API, which loads nothing from other sites. It reads the access token from
 * its own URL.
 */
export function explorePage(): Response {
  return new Response(HTML, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
