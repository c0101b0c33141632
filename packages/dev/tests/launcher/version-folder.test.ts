/**
 * Tests the launcher in the folder of a deployed version. The folder contains no settings, because systemd units read
 * theirs from elsewhere.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../ports.ts';
import { SITE_SECRETS } from '../../../../tests/fixtures/site-secrets.ts';

/** `nobody`, because root could read every file. */
const NOBODY = 65_534;
const USER = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const folder = mkdtempSync(join(tmpdir(), 'version-'));
const CONTENT = 'packages/sample-space/content';
const version = join(folder, 'cleanpro-1');
const dataDir = join(folder, 'data');
const envFile = join(version, '.env.local');
const { PATH, NODE_COMPILE_CACHE } = process.env;

beforeAll(() => {
  // Earlier tests in the same process may have opened a data folder, which restricts the permissions of new files.
  const umask = process.umask(0o022);
  chmodSync(folder, 0o755);
  for (const part of ['package.json', 'package-lock.json', 'lib', 'packages'])
    cpSync(part, join(version, part), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist|content|tests)$/.test(path),
    });
  for (const part of ['node_modules', CONTENT]) symlinkSync(resolve(part), join(version, part));
  mkdirSync(dataDir);
  if (USER.uid !== undefined) chownSync(dataDir, USER.uid, USER.gid);
  process.umask(umask);
});
afterEach(() => rmSync(envFile, { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

function run(args: readonly string[], environment: Record<string, string> = {}, user = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['packages/dev/launch.mjs', ...args], {
    cwd: version,
    env: { NODE_ENV: 'test', PATH, NODE_COMPILE_CACHE, ...environment },
    encoding: 'utf8',
    ...user,
  });
  return { code: status, output: stdout, errors: stderr };
}

/** Writes a file that the user of a systemd unit cannot read. */
function writeUnreadableFile(): void {
  writeFileSync(envFile, 'DATA_DIR=/nowhere\n', { mode: 0o000 });
}

test.each([
  ['reviews'],
  ['submissions', 'list'],
  ['backup', join(folder, 'backups')],
  ['restore', join(folder, 'backups')],
  ['content', 'export'],
  ['content', 'import', 'export.json'],
  ['content', 'new', 'article'],
  ['content', 'publish', 'home'],
  ['studio', 'invite', 'Ada Lovelace'],
  ['telemetry'],
  ['doctor'],
])(
  '%s %s refuses to run without any setup, and writes nothing',
  (...args) => {
    const before = readdirSync(version);
    const { code, output, errors } = run(args);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toContain(`no ${envFile} that this user may read, and the environment has no DATA_DIR`);
    expect(errors).toContain(`cleanpro services ${args[0]}`);
    expect(readdirSync(version)).toEqual(before);
    expect(readdirSync(folder)).not.toContain('backups');
  },
  60_000,
);

test('content diff runs without any setup, prints its content source and writes nothing', () => {
  const before = readdirSync(version);
  const { code, output } = run(['content', 'diff'], { MANAGEMENT_PORT: 'off' });
  expect(code).toBe(0);
  expect(output).toContain(`Not published in ${join(version, CONTENT)}:\n\n`);
  expect(output).toContain('homePage page-home');
  expect(readdirSync(version)).toEqual(before);
}, 60_000);

test.each([
  ['submissions', 'list', 'members.sqlite'],
  ['reviews', 'list', 'reviews.db'],
  ['backup', join(folder, 'backups'), 'no data of the services'],
])(
  "%s %s rejects a DATA_DIR that does not contain the services' data, such as the site's own",
  (...args) => {
    const siteData = mkdtempSync(join(folder, 'site-data-'));
    mkdirSync(join(siteData, 'page-cache'));
    const [command, argument, named] = args;
    const environment = { ...SITE_SECRETS, DATA_DIR: siteData };
    const { code, output, errors } = run([command, argument], environment);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toContain(named);
    expect(errors).toContain(siteData);
    expect(readdirSync(siteData)).toEqual(['page-cache']);
  },
  60_000,
);

test('services ignore an unreadable .env.local with one warning', async () => {
  writeUnreadableFile();
  const port = String(await freePort());
  const child = spawn(process.execPath, ['packages/dev/launch.mjs', 'services', 'privacy'], {
    cwd: version,
    env: {
      NODE_ENV: 'test',
      PATH,
      NODE_COMPILE_CACHE,
      ...SITE_SECRETS,
      CONTENTFUL_MANAGEMENT_TOKEN: 'm'.repeat(32),
      DATA_DIR: dataDir,
      SERVICES_PORT: port,
      MANAGEMENT_PORT: 'off',
    },
    ...USER,
  });
  const closed = once(child, 'close');
  const lines: string[] = [];
  const reads = [child.stdout, child.stderr].map(async (input) => {
    for await (const line of createInterface({ input })) {
      lines.push(line);
      if (line.includes('"event":"Ready"')) child.kill('SIGTERM');
    }
  });
  await Promise.all(reads);
  expect(await closed).toEqual([0, null]);
  expect(lines.filter((line) => line.includes('Ready'))).toHaveLength(2);
  expect(lines.filter((line) => line.includes('"warn"'))).toEqual([
    expect.stringContaining(`"event":"EnvironmentFileIgnored"`),
  ]);
  expect(lines.join('\n')).toContain(envFile);
}, 60_000);

test('checks the environment even if the environment file is unreadable', () => {
  writeUnreadableFile();
  const { code, errors } = run(['services'], { DATA_DIR: dataDir }, USER);
  expect(code).toBe(1);
  expect(errors).toContain('EnvironmentFileIgnored');
  expect(errors).toContain('MEMBERS_TOKEN, the token of the site for the member service, is missing');
}, 60_000);

test('a command reports that its only environment file is unreadable', () => {
  writeUnreadableFile();
  const { code, errors } = run(['submissions', 'list'], {}, USER);
  expect(code).toBe(1);
  expect(errors).toContain('EnvironmentFileIgnored');
  expect(errors).toContain('that this user may read, and the environment has no DATA_DIR');
}, 60_000);

test('a command explains who must install the packages if its user cannot', () => {
  const bare = mkdtempSync(join(tmpdir(), 'version-'));
  try {
    for (const part of ['package-lock.json', 'packages/dev/launch.mjs', 'packages/dev/needed-packages.js'])
      cpSync(part, join(bare, part));
    chmodSync(bare, 0o555);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['packages/dev/launch.mjs', 'content', 'export'],
      { cwd: bare, env: { NODE_ENV: 'test', PATH }, encoding: 'utf8', ...USER },
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(`Run "npm install" once, as the owner of ${bare}`);
    expect(readdirSync(bare).toSorted()).toEqual(['package-lock.json', 'packages']);
  } finally {
    chmodSync(bare, 0o755);
    rmSync(bare, { recursive: true, force: true });
  }
}, 60_000);
