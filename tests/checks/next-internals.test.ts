import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { nextInternalProblem } from './next-internals';

test.each([
  ['app/en-us/page.tsx', 'next/dist/client/link'],
  ['next.config.ts', 'next/dist/build/x.js'],
  ['server/cache/page-key.ts', 'next-router-prefetch'],
  ['server/cache/make-page.ts', 'x-nextjs-prerender'],
  ['lib/incoming-requests/x.ts', 'x-middleware-rewrite'],
  ['components/layout/Page/X.client.tsx', '?_rsc=1'],
  ['server/documents/x.ts', 'self.__next_f.push('],
])('%s may not contain %s', (path, text) =>
  expect(nextInternalProblem(path, text)).toMatch('Next may change'),
);

test.each([
  ['server/next/x.ts', 'next-router-prefetch'],
  ['components/next/X.tsx', '_rsc'],
  ['server/documents/x.test.ts', 'next/dist/client/link'],
  ['packages/dev/build.ts', 'next/dist/bin/next'],
  ['app/en-us/page.tsx', 'next/navigation'],
  ['lib/x.ts', 'max_rscs'],
])('%s may contain %s', (path, text) => expect(nextInternalProblem(path, text)).toBeUndefined());

const folder = mkdtempSync(join(tmpdir(), 'next-internals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('lint reports Next internals in imports, types, strings and expressions, but not in comments', () => {
  const file = join(folder, 'lib/x.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    [
      "import type { A } from 'next/dist/a';",
      "export type B = import('next/dist/b').B;",
      'export const c = (a: A) => `?_rsc=${String(a)}`;',
      'export const d = /x-nextjs-d/;',
      '// x-nextjs-e',
    ].join('\n'),
  );
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/oxlint'),
    ['--config', resolve('tests/checks/oxlintrc.json'), '--format', 'unix', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  const lines = [...stdout.matchAll(/x\.ts:(\d):.*next-internals/g)].map(([, line]) => line);
  expect(lines).toEqual(['1', '2', '3', '4']);
});
