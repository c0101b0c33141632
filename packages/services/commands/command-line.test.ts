import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { SITE_SECRETS } from '../../../tests/fixtures/site-secrets.ts';
import { problemOf } from '@cleanpro/node-service/command-line';
import { openMemberDatabase } from '@cleanpro/backend/members/service';

const folder = mkdtempSync(join(tmpdir(), "O'Brien requests "));
beforeAll(async () => {
  mkdirSync(join(folder, 'data'));
  const { db } = await openMemberDatabase({ dataDir: join(folder, 'data') });
  await db.destroy();
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]): Promise<{ code: number; errors: string }> {
  const env = {
    ...process.env,
    ...SITE_SECRETS,
    CONTENTFUL_MANAGEMENT_TOKEN: 'g'.repeat(32),
    SERVICES_PORT: '9',
    DATA_DIR: join(folder, 'data'),
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', ...args],
      { env },
      (error, _, errors) => resolve({ code: Number(error?.code ?? 0), errors }),
    );
  });
}

const EXISTING = join(folder, 'Requests of May.csv');
const A_FOLDER = join(folder, 'Old requests');
writeFileSync(EXISTING, 'id\n');
mkdirSync(A_FOLDER);

test.each([
  [
    ['packages/services/commands/submissions.ts', 'export', '--out', EXISTING],
    `${EXISTING} already exists. Remove it, or choose another path.`,
  ],
  [
    ['packages/services/commands/submissions.ts', 'export', '--out', join(folder, 'no such folder', 'a.csv')],
    'does not exist. Check the spelling',
  ],
  [['packages/services/commands/submissions.ts', 'export', '--into', 'a.csv'], "Unknown option '--into'"],
  [['packages/services/commands/backup.ts', 'backup', join(EXISTING, 'backups')], EXISTING],
  [['packages/dev/studio/cli.ts', 'invite', "Ada O'Brien"], 'The services do not answer'],
  [['packages/services/commands/reviews.ts', '--rason', 'x'], "Unknown option '--rason'"],
  [['packages/content-check/cli.ts', join(folder, 'no content')], 'no content'],
  [['packages/services/content-tools/cli.ts', 'import', join(folder, 'no-export.json')], 'no-export.json'],
])(
  'the command %j explains the problem without a stack trace',
  async (args, sentence) => {
    const { code, errors } = await run(...args);
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining(sentence) });
    expect(errors).not.toMatch(/^\s+at /m);
  },
  30_000,
);

const denied = (path: string, syscall: string): Error =>
  Object.assign(new Error(`EACCES: permission denied, ${syscall} '${path}'`), {
    code: 'EACCES',
    path,
    syscall,
  });

test('explains whether a path is missing or belongs to another user, and what to do', () => {
  const { username } = userInfo();
  const missing = join(folder, 'backups');
  expect(problemOf(denied(missing, 'mkdir'))).toBe(
    `${missing} does not exist, and the user ${username} may not create it. Create it as root: install -d -m 700 -o ${username} '${missing}'`,
  );
  expect(problemOf(denied(missing, 'open'))).toBe(
    `${missing} does not exist, and the user ${username} may not create it. Choose another path.`,
  );
  expect(problemOf(denied(A_FOLDER, 'access'))).toBe(
    `The user ${username} may not read or change ${A_FOLDER}. Change its owner, run the command as its owner, or choose another path.`,
  );
});
