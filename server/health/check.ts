/**
 * `node server/health/check.ts [URL]`: exits with 0 if the URL responds with 2xx. For container health checks, because
 * the image has no curl. Checks the site itself by default.
 */
import { exitOnHelp } from '@cleanpro/node-service/help';

exitOnHelp({
  usage: 'node server/health/check.ts [URL]',
  purpose:
    'Exits with 0 if the URL responds with 2xx, otherwise with 1. By default, checks the site on PORT.',
  examples: ['node server/health/check.ts', 'node server/health/check.ts http://127.0.0.1:4100/health'],
});
const { PORT = '3000' } = process.env;
const url = process.argv[2] ?? `http://127.0.0.1:${PORT}/api/health/live`;
const TIMEOUT_MS = 4_000;

try {
  const { status, ok } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!ok) console.error(`${url} answers ${status}.`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(`${url} does not answer: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
