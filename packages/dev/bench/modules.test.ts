import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = 'packages/dev/bench';
const BENCHES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .map((name) => join(FOLDER, name));
/** Matches an import or export that is not type-only, and captures its relative path. */
const IMPORTED = /^(?:import|export)\b(?! type\b)[^'";]*?from '(\.[^']+)'/gm;

const read = (file: string): string => readFileSync(file, 'utf8');

test('every file that a bench imports exists', () => {
  const missing: string[] = [];
  const files = new Set(BENCHES);
  // The loop also visits files that are added while it runs.
  for (const file of files)
    for (const [, path = ''] of read(file).matchAll(IMPORTED)) {
      const imported = join(dirname(file), path);
      if (!existsSync(imported)) missing.push(`${file}: ${path}`);
      else if (imported.endsWith('.ts')) files.add(imported);
    }
  expect(missing).toEqual([]);
});

test('benches start programs with execa, which stops them on exit', () => {
  expect(BENCHES.filter((file) => read(file).includes('node:child_process'))).toEqual([]);
});
