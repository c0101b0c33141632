/**
 * `npm run pack -w @cleanpro/contentful-local [-- FOLDER]`: compiles the package to JavaScript and packs it, because
 * Node does not strip types from files below `node_modules`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const PACKAGE = import.meta.dirname;
const TSC = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
/** Files that the program reads at run time. */
const DATA_FILES = ['page.html', 'page.css', 'page.js'].map((name) => `graphql/explore/${name}`);

const MANIFEST = z.object({
  name: z.string(),
  version: z.string(),
  private: z.boolean(),
  description: z.string(),
  license: z.string(),
  type: z.string(),
  sideEffects: z.boolean(),
  exports: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
});

/** Returns the package.json of the packed package. It exports the same modules, except tests, as JavaScript. */
function packedManifest(): object {
  const { exports, dependencies, ...manifest } = MANIFEST.parse(
    JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')),
  );
  const compiled = Object.entries(exports)
    .filter(([name]) => !name.startsWith('./tests/'))
    .map(([name, path]) => [
      name,
      { types: path.replace(/\.ts$/, '.d.ts'), default: path.replace(/\.ts$/, '.js') },
    ]);
  return {
    ...manifest,
    engines: { node: '>=22' },
    bin: { 'contentful-local': 'server.js' },
    exports: Object.fromEntries(compiled),
    dependencies,
  };
}

function stage(folder: string): void {
  const project = join(PACKAGE, 'tsconfig.pack.json');
  execFileSync(process.execPath, [TSC, '--project', project, '--outDir', folder], { stdio: 'inherit' });
  for (const file of [...DATA_FILES, 'README.md'])
    cpSync(join(PACKAGE, file), join(folder, file), { force: false, errorOnExist: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packedManifest(), null, 2)}\n`);
}

/**
 * Packs a staged folder.
 * @returns the name of the packed file
 */
function pack(folder: string, destination: string): string {
  const args = ['pack', folder, '--pack-destination', destination, '--silent'];
  const npm = process.env.npm_execpath;
  const [program, ...rest] = npm?.endsWith('.js') ? [process.execPath, npm, ...args] : ['npm', ...args];
  return execFileSync(program, rest, { encoding: 'utf8' }).trim();
}

const [destination] = process.argv.slice(2);
// npm runs a script in the folder of its package. INIT_CWD is the folder where npm was called.
const packed = resolve(process.env.INIT_CWD ?? '', destination ?? '');
const staged = mkdtempSync(join(tmpdir(), 'contentful-local-'));
try {
  stage(staged);
  console.log(join(packed, pack(staged, packed)));
} finally {
  rmSync(staged, { recursive: true, force: true });
}
