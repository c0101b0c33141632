/** The explorer of the GraphQL API (docs/services.md, "Contentful GraphQL"): a page of this service, without any other. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const read = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const STYLE = read('page.css');
const SCRIPT = read('page.js');
// Functions, because `$` in a replacement means something.
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

/** The page; it reads the token from its own address. */
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
