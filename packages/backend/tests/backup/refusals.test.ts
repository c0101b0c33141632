import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupError, MANIFEST_NAME, readManifest } from '../../backup/manifest.ts';
import { restoreBackup } from '../../backup/restore.ts';
import { openMemberDatabase } from '../../members/service.ts';
import { until } from '../../../dev/test-stages/until.ts';
import { backUp, newInstallation, PLAIN, runCommand, type Installation } from './installation.ts';

/** Copying this many files takes about a second. */
const MANY_FILES = 5_000;

const parent = mkdtempSync(join(tmpdir(), 'backups-'));
const installations: Installation[] = [];
let installation: Installation;
let backup: string;
let other: Installation;

beforeAll(async () => {
  installation = await newInstallation('sqlite');
  installations.push(installation);
  const { db } = await openMemberDatabase(installation);
  await db.destroy();
  mkdirSync(join(installation.dataDir, 'erasures'));
  backup = await backUp(installation, join(parent, 'whole'));
}, 60_000);
beforeEach(async () => {
  other = await newInstallation('sqlite', { hasContent: false });
  installations.push(other);
  mkdirSync(join(other.dataDir, 'erasures'));
});
afterAll(async () => {
  for (const each of installations) await each.remove();
  rmSync(parent, { recursive: true, force: true });
});

function copyOfBackup(): string {
  const copy = join(mkdtempSync(join(parent, 'copy-')), 'backup');
  cpSync(backup, copy, { recursive: true });
  return copy;
}

/** Returns a copy of the backup with so many files that its restore can be killed halfway. */
function largeBackup(): string {
  const copy = copyOfBackup();
  const manifest = readManifest(copy);
  const [original, sum] = Object.entries(manifest.files).find(([path]) => path.startsWith('content/')) ?? [];
  if (original === undefined || sum === undefined) throw new Error('The backup has no content');
  mkdirSync(join(copy, 'content', 'more'));
  for (let number = 0; number < MANY_FILES; number += 1) {
    const path = `content/more/${number}`;
    linkSync(join(copy, original), join(copy, path));
    manifest.files[path] = sum;
  }
  writeFileSync(join(copy, MANIFEST_NAME), JSON.stringify(manifest));
  return copy;
}

/** Runs a restore that must be refused without writing anything, and returns the message. */
async function refusal(restore: () => Promise<string>): Promise<string> {
  const before = readdirSync(other.dataDir);
  const message = await restore();
  expect(readdirSync(other.dataDir)).toEqual(before);
  expect(existsSync(other.content)).toBe(false);
  return message;
}

/** Runs the restore command, which must be refused, and returns its output. */
const refusalOf = (from: string, args: string[] = []): Promise<string> =>
  refusal(async () => {
    const { isDone, output } = await runCommand(other, 'restore', [from, ...args]);
    expect(isDone).toBe(false);
    return output;
  });

test.each<[string, RegExp, (folder: string) => void]>([
  [
    'a changed byte in a database',
    /data\/members\.sqlite is damaged/,
    (folder) => {
      const path = join(folder, 'data', 'members.sqlite');
      const bytes = readFileSync(path);
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 5) ^ 1, bytes.length - 5);
      writeFileSync(path, bytes);
    },
  ],
  [
    'a cut file',
    /content\/space\.json is damaged/,
    (folder) => truncateSync(join(folder, 'content', 'space.json'), 10),
  ],
  [
    'a missing file',
    /content\/space\.json cannot be read/,
    (folder) => rmSync(join(folder, 'content', 'space.json')),
  ],
  ['a missing manifest', /is not a complete backup/, (folder) => rmSync(join(folder, 'manifest.json'))],
  [
    'a cut manifest',
    /is not a complete backup/,
    (folder) => truncateSync(join(folder, 'manifest.json'), 500),
  ],
  [
    'a manifest that leads out of the backup',
    /manifest\.json is damaged/,
    (folder) => {
      const path = join(folder, 'manifest.json');
      writeFileSync(path, readFileSync(path, 'utf8').replace('"content/space.json"', '"content/../../x"'));
    },
  ],
])('refuses to restore a backup with %s', async (_, reason, damage) => {
  const copy = copyOfBackup();
  damage(copy);
  const locations = { dataDir: other.dataDir, contentSource: other.content };
  const options = {
    isErasuresLost: false,
    notBefore: new Date(0),
    healthUrl: `http://127.0.0.1:${other.port}/health`,
  };
  const message = await refusal(async () => {
    const error: unknown = await restoreBackup(copy, locations, options).catch((failure: unknown) => failure);
    if (!(error instanceof BackupError)) throw new Error(`It was not refused: ${JSON.stringify(error)}`);
    return error.message;
  });
  expect(message).toMatch(reason);
});

test('the restore command refuses a damaged backup', async () => {
  const copy = copyOfBackup();
  rmSync(join(copy, 'content', 'space.json'));
  expect(await refusalOf(copy)).toMatch(/content\/space\.json cannot be read/);
});

test('refuses to restore into non-empty folders or while the services run', async () => {
  const used = join(other.dataDir, 'reviews.db');
  writeFileSync(used, '');
  expect(await refusalOf(backup)).toMatch(/DATA_DIR, .* is not empty \(reviews\.db\)/);
  rmSync(used);
  other.env.CONTENT_SOURCE = installation.content;
  expect(await refusalOf(backup)).toMatch(/CONTENT_SOURCE, .* is not empty/);
  other.env.CONTENT_SOURCE = other.content;
  const server = createServer((_, response) => response.end('{}')).listen(other.port, '127.0.0.1');
  await once(server, 'listening');
  expect(await refusalOf(backup)).toMatch(/The services are running/);
  server.close();
});

test('requires erasure records that go back to the time of the backup', async () => {
  rmSync(join(other.dataDir, 'erasures'), { recursive: true });
  expect(await refusalOf(backup)).toMatch(/--erasures-lost/);
  const copy = copyOfBackup();
  const path = join(copy, 'manifest.json');
  const old = new Date(Date.now() - 36 * 24 * 3600_000).toISOString();
  writeFileSync(path, readFileSync(path, 'utf8').replace(/"startedAt": "[^"]+"/, `"startedAt": "${old}"`));
  expect(await refusalOf(copy, ['--erasures-lost'])).toMatch(/BACKUP_RETENTION/);
});

test('refuses to restore a backup without a PostgreSQL dump into PostgreSQL', async () => {
  other.env.DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';
  expect(await refusalOf(backup)).toMatch(/has no PostgreSQL dump/);
});

test('the services and later restores refuse data left by a killed restore', async () => {
  const large = largeBackup();
  const restoring = spawn(
    process.execPath,
    [PLAIN, 'packages/services/commands/backup.ts', 'restore', large],
    {
      env: other.env,
      stdio: 'ignore',
    },
  );
  const gone = once(restoring, 'exit');
  // Wait without a timeout, because the machine can be slow. The wait ends with the restore at the latest.
  await until(() => restoring.exitCode !== null || existsSync(other.content), Number.POSITIVE_INFINITY);
  restoring.kill('SIGKILL');
  await gone;

  const services = spawn(process.execPath, [PLAIN, 'packages/services/server.ts'], {
    env: other.env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const messages: string[] = [];
  services.stderr.on('data', (chunk) => messages.push(String(chunk)));
  expect((await once(services, 'close'))[0]).toBe(1);
  expect(messages.join('')).toMatch(/A restore into DATA_DIR, .* was interrupted/);
  const { isDone, output } = await runCommand(other, 'restore', [large]);
  expect(isDone).toBe(false);
  expect(output).toMatch(/DATA_DIR, .* is not empty \(\.restoring, /);
}, 120_000);

test('leaves a killed backup marked as partial, and deletes a failed one', async () => {
  const folder = join(parent, 'killed');
  // Backing up the complete sample content takes seconds.
  const env = { ...installation.env, CONTENT_SOURCE: 'packages/sample-space/content' };
  const child = spawn(process.execPath, [PLAIN, 'packages/services/commands/backup.ts', 'backup', folder], {
    env,
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  await until(() => existsSync(folder) && readdirSync(folder).length > 0);
  child.kill('SIGKILL');
  await gone;
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/\.partial$/);
  expect(await refusalOf(join(folder, name))).toMatch(/is not a complete backup/);

  const damaged = await newInstallation('sqlite', { hasContent: false });
  installations.push(damaged);
  writeFileSync(join(damaged.dataDir, 'reviews.db'), 'no database');
  const into = join(parent, 'failed');
  const { isDone, output } = await runCommand(damaged, 'backup', [into, '--without-content']);
  expect(isDone).toBe(false);
  expect(output).toMatch(/reviews\.db/);
  expect(readdirSync(into)).toEqual([]);
});

test('removes expired backups once a new one is complete', async () => {
  const folder = join(parent, 'retention');
  const name = (days: number): string =>
    new Date(Date.now() - days * 24 * 3600_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const [old, recent] = [name(36), name(34)];
  for (const each of [old, recent]) mkdirSync(join(folder, each), { recursive: true });
  mkdirSync(join(folder, 'of-somebody-else'));
  await backUp(installation, folder);
  const left = readdirSync(folder);
  expect(left).toHaveLength(3);
  expect(left).toEqual(expect.arrayContaining([recent, 'of-somebody-else']));
});
