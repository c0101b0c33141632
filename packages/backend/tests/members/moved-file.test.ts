import { startMemberService } from '../../members/service.ts';
import { KINDS, createStorage } from '../databases.ts';
import { contact, registration, SITE, TOKEN } from './member-service.ts';

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each(KINDS)('moves accounts and submissions from a SQLite file to %s', async (kind) => {
  const storage = await createStorage(kind);
  const start = async (databaseUrl: string | undefined) => {
    const service = await startMemberService({
      dataDir: storage.dataDir,
      databaseUrl,
      token: TOKEN,
      siteUrl: SITE,
      mailFrom: 'CleanPro <no-reply@cleanpro.example>',
    });
    const post = async (path: string, body: unknown, key = 'key-of-one-request') =>
      (
        await service.app.request(path, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${TOKEN}`,
            'content-type': 'application/json',
            'idempotency-key': key,
          },
          body: JSON.stringify(body),
        })
      ).status;
    return { ...service, post };
  };
  const password = 'five cold suds 41';
  const email = 'ada@example.com';

  const before = await start(undefined);
  expect(await before.post('/accounts', registration(email, password), 'a'.repeat(32))).toBe(201);
  expect(await before.post('/submissions', contact(email), 'b'.repeat(32))).toBe(201);
  await before.stop();

  const after = await start(storage.databaseUrl);
  try {
    expect(await after.post('/sessions', { email, password })).toBe(201);
    const rows = await after.database.db.selectFrom('submissions').select('form').orderBy('form').execute();
    expect(rows.map(({ form }) => form)).toContain('contact');
    expect(await after.post('/submissions', contact(email, 'And another'), 'c'.repeat(32))).toBe(201);
  } finally {
    await after.stop();
    await storage.remove();
  }
});
