import { readFileSync } from 'node:fs';
import config from '@/next.config';

test('Next’s client imports its polyfills from the aliased path', () => {
  const [path = ''] = Object.keys(config.turbopack?.resolveAlias ?? {});
  const entry = readFileSync('node_modules/next/dist/client/app-globals.js', 'utf8');
  expect(path).not.toBe('');
  expect(entry).toMatch(new RegExp(String.raw`^require\("${RegExp.escape(path)}"\);$`, 'm'));
});
