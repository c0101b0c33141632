import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

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
  'instrumentation-client.ts',
  'tsconfig.json',
  'package-lock.json',
];
/** Variables that the build writes into what it makes, or that say what it makes. */
const INLINED = /^(NEXT_PUBLIC_|STYLE_GUIDE$)/;
const TEST = /\.test\.tsx?$/;

function* files(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

function fingerprint(environment) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of files(join(ROOT, source))) {
      if (!TEST.test(file)) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
    }
  }
  for (const name of Object.keys(environment)
    .filter((key) => INLINED.test(key))
    .sort()) {
    hash.update(`${name}=${environment[name]}`);
  }
  return hash.digest('hex');
}

function state(environment) {
  const dist = join(ROOT, environment.NEXT_DIST_DIR ?? '.next');
  return { dist, stamp: join(dist, 'built-from'), wanted: fingerprint(environment) };
}

/**
 * Builds the site, and notes from which sources. Needs no service and no content.
 * `finish` runs a command to its end and gives its exit code, which this gives back.
 */
export async function build(environment, finish) {
  const { stamp, wanted } = state(environment);
  rmSync(stamp, { force: true });
  const args = [join(ROOT, 'node_modules/next/dist/bin/next'), 'build'];
  const code = await finish({ args, env: { ...environment, NODE_ENV: 'production' } });
  if (code === 0) writeFileSync(stamp, wanted);
  return code;
}

/** Builds the site unless the last build was made from exactly these sources; gives the exit code of the build. */
export async function buildIfStale(environment, finish) {
  const { dist, stamp, wanted } = state(environment);
  if (existsSync(join(dist, 'BUILD_ID')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return 0;
  console.log('Building the site …');
  return build(environment, finish);
}
