import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { createBackup } from '../../backup/create.ts';
import { restoreBackup } from '../../backup/restore.ts';
import { erasePerson } from '../../members/erase.ts';
import { memberFolders, openMemberDatabase } from '../../members/service.ts';
import { until } from '../../../dev/test-stages/until.ts';
import { KINDS, createStorage, type TestStorage } from '../databases.ts';
import { contact, registration, startOn } from '../members/member-service.ts';

const PASSWORD = 'wet-Mop-and-4-buckets';
const RESTORE = {
  isErasuresLost: false,
  notBefore: new Date(0),
  // Nothing listens on this port.
  healthUrl: 'http://127.0.0.1:1/',
};
const SESSION = z.object({ token: z.string() });

const parent = mkdtempSync(join(tmpdir(), 'backups-'));
const storages: TestStorage[] = [];
afterAll(async () => {
  for (const storage of storages) await storage.remove();
  rmSync(parent, { recursive: true, force: true });
});

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

let keys = 0;
const key = () => ({ 'idempotency-key': `key-of-the-test-${String((keys += 1)).padStart(6, '0')}` });

describe.each(KINDS)('restoring a backup on %s', (kind) => {
  test('repeats only the erasures made after the backup', async () => {
    const service = await startOn(kind);
    storages.push(service.storage);
    const register = (email: string) =>
      service.send('POST', '/accounts', registration(email, PASSWORD), key());
    const eraseAccount = async (email: string): Promise<void> => {
      const signedIn = await service.send('POST', '/sessions', { email, password: PASSWORD });
      const headers = { 'x-member-session': SESSION.parse(await signedIn.json()).token };
      const { status } = await service.send('POST', '/session/erase', { password: PASSWORD }, headers);
      expect(status).toBe(204);
    };
    const mails = (): number => readdirSync(service.folders.mails).length;

    for (const name of ['ada', 'grace', 'linus', 'returning'])
      expect((await register(`${name}.unmistakable@example.com`)).status).toBe(201);
    await service.send('POST', '/submissions', contact('grace.unmistakable@example.com'), key());
    await service.send('POST', '/submissions', contact('linus.unmistakable@example.com'), key());
    await until(() => mails() === 4);
    // This person was erased and registered again before the backup.
    await eraseAccount('returning.unmistakable@example.com');
    await register('returning.unmistakable@example.com');
    await until(() => mails() === 4);

    const from = { dataDir: service.storage.dataDir, databaseUrl: service.storage.databaseUrl };
    const { folder } = await createBackup(from, join(parent, kind));
    expect(filesOf(folder).some((path) => path.includes('.eml'))).toBe(true);

    await eraseAccount('ada.unmistakable@example.com');
    await register('ada.unmistakable@example.com');
    await erasePerson(service.database, 'grace.unmistakable@example.com', service.folders, {
      clock: service.clock,
    });
    await service.stop({ removes: false });

    const other = await createStorage(kind);
    storages.push(other);
    const to = {
      dataDir: other.dataDir,
      databaseUrl: other.databaseUrl,
      erasuresDir: memberFolders(from).records,
    };
    expect((await restoreBackup(folder, to, RESTORE)).erasedAgain).toBe(2);

    const { db } = await openMemberDatabase(other);
    const accounts = await db.selectFrom('accounts').select('person').orderBy('person').execute();
    const submissions = await db.selectFrom('submissions').select('person').orderBy('person').execute();
    await db.destroy();
    // Ada registered again after the backup had started, so her new account is not in it.
    const expected = ['linus.unmistakable@example.com', 'returning.unmistakable@example.com'];
    expect(accounts.map(({ person }) => person)).toEqual(expected);
    expect(new Set(submissions.map(({ person }) => person))).toEqual(new Set(expected));
    for (const path of filesOf(other.dataDir))
      expect(readFileSync(path, 'latin1')).not.toMatch(/(ada|grace)\.unmistakable/);
    expect(readdirSync(join(other.dataDir, 'mail'))).toHaveLength(2);
  }, 60_000);

  test('completes an erasure that a killed process left unfinished', async () => {
    const service = await startOn(kind);
    storages.push(service.storage);
    await service.send('POST', '/submissions', contact('grace@example.com'), key());
    const failing = {
      ...service.database,
      db: service.database.db.withPlugin({
        transformQuery: () => {
          throw new Error('Killed');
        },
        transformResult: () => Promise.reject(new Error('Killed')),
      }),
    };
    await expect(
      erasePerson(failing, 'grace@example.com', service.folders, { clock: service.clock }),
    ).rejects.toThrow('Killed');
    const { dataDir, databaseUrl } = service.storage;
    const { folder } = await createBackup({ dataDir, databaseUrl }, join(parent, `${kind}-killed`));
    await service.stop({ removes: false });

    const other = await createStorage(kind);
    storages.push(other);
    const to = { dataDir: other.dataDir, databaseUrl: other.databaseUrl };
    // The installation's records are lost, but the backup has a copy.
    expect((await restoreBackup(folder, to, { ...RESTORE, isErasuresLost: true })).erasedAgain).toBe(1);
  }, 60_000);
});
