/** A build of the site as it will be: with another text in a script that pages load late, and in one that all load. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a build does not read, or makes. */
const LEFT_OUT = new Set(['node_modules', '.git', '.next', 'content', 'data', 'docs', 'test-results']);

/** Each file with what is replaced in it. */
const CHANGES: readonly [file: string, from: string, to: string][] = [
  [
    'components/layout/Newsletter/AnsweredNewsletter.tsx',
    '<div tabIndex={-1}>',
    '<div tabIndex={-1} data-next>',
  ],
  ['components/layout/Header/HeaderBehaviour.client.tsx', 'STICKY_PAST = 300', 'STICKY_PAST = 301'],
];

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
 * @param distDir where the build is afterwards, within this project; the same as it had in the folder it was made in,
 * because it has links out of itself
 */
export function buildNext(distDir: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'next-build-'));
  try {
    for (const name of readdirSync('.'))
      if (!LEFT_OUT.has(name)) cpSync(name, join(folder, name), { recursive: true });
    // Links, as far as the disk allows: the bundler refuses a folder elsewhere.
    const linked = spawnSync('cp', ['-al', resolve('node_modules'), join(folder, 'node_modules')]);
    if (linked.status !== 0) cpSync('node_modules', join(folder, 'node_modules'), { recursive: true });
    for (const [file, from, to] of CHANGES) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from} any more: name another change`);
      rmSync(path);
      writeFileSync(path, text.replace(from, to));
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
