import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, fail, ROOT } from './install.mjs';

const SOURCES = [
  'app',
  'components',
  'lib',
  'graphql',
  'styles',
  'public',
  'next.config.ts',
  'proxy.ts',
  'instrumentation.ts',
  'tsconfig.json',
  'package-lock.json',
];
/** What the build itself reads of the environment. */
const VARIABLES = ['NEXT_DIST_DIR'];

function* files(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

function fingerprint(environment) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of files(join(ROOT, source)))
      hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  for (const name of VARIABLES) hash.update(`${name}=${environment[name] ?? ''}`);
  return hash.digest('hex');
}

/** Builds the site unless the last build was made from exactly these sources. Needs no service and no content. */
export function buildIfStale(environment) {
  const dist = join(ROOT, environment.NEXT_DIST_DIR ?? '.next');
  const stamp = join(dist, 'built-from');
  const wanted = fingerprint(environment);
  if (existsSync(join(dist, 'BUILD_ID')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return false;
  console.log('Building the site …');
  const built = spawnSync(join(BIN, 'node'), [join(ROOT, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...environment, NODE_ENV: 'production' },
  });
  if (built.status !== 0) fail('The build failed. Its messages above say where.');
  writeFileSync(stamp, wanted);
  return true;
}
