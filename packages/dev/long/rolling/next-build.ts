/** Builds a later version of the site, in which two scripts differ. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, parse, resolve } from 'node:path';

/** Folders that a build does not read or that it creates. */
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.next',
  'content',
  'data',
  'dist',
  'docs',
  'test-results',
]);

/** The scripts that differ: one that pages load late, and one that every page loads. */
const CHANGED = [
  'components/layout/Newsletter/SubmittedNewsletterForm.tsx',
  'components/layout/Header/HeaderBehaviour.client.tsx',
];

/** Returns a statement that changes a script: it marks the document of a browser that runs it. */
const change = (file: string) =>
  `if (typeof document !== 'undefined') document.documentElement.setAttribute('data-${parse(file).name}', 'next');\n`;

function run(folder: string, args: string[], env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/**
 * Builds the changed sources.
 * @param distDir folder of the build in this project. The build is created under the same path, because it links to
 *   files outside of itself.
 */
export function buildNext(distDir: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'next-build-'));
  try {
    for (const name of readdirSync('.'))
      if (!LEFT_OUT.has(name))
        cpSync(name, join(folder, name), {
          recursive: true,
          filter: (path) => !path.startsWith('packages/') || !LEFT_OUT.has(basename(path)),
        });
    // Use hard links if the disk supports them, because the bundler rejects a symlink to a folder elsewhere.
    const linked = spawnSync('cp', ['-al', resolve('node_modules'), join(folder, 'node_modules')]);
    if (linked.status !== 0) cpSync('node_modules', join(folder, 'node_modules'), { recursive: true });
    for (const file of CHANGED) {
      const path = join(folder, file);
      writeFileSync(path, readFileSync(path, 'utf8') + change(file));
    }
    const env = {
      ...process.env,
      NEXT_DIST_DIR: distDir,
      SKIP_TYPE_CHECK: '1',
      NODE_ENV: 'production' as const,
    };
    run(folder, ['node_modules/next/dist/bin/next', 'build'], env);
    run(folder, ['server/build-static.ts'], env);
    rmSync(distDir, { recursive: true, force: true });
    cpSync(join(folder, distDir), distDir, { recursive: true, verbatimSymlinks: true });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
