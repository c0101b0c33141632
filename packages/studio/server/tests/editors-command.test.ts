/** The commands `npm run studio -- invite`, `keys` and `revoke`, and their effect on the studio. */
import { EditorsClient } from '../../../dev/studio/editors.ts';
import { TOKEN } from '@cleanpro/contentful-local/tests/management/service';
import { Studio } from './studio.ts';

let studio: Studio;
let editors: EditorsClient;

beforeEach(async () => {
  studio = new Studio();
  await studio.start();
  editors = new EditorsClient(studio.managementUrl, TOKEN);
});
afterEach(() => studio.close());

async function signIn(key: string): Promise<{ status: number; cookie: string }> {
  const { status, headers } = await studio.post('/sign-in', { key });
  return { status, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const statusOf = async (cookie: string): Promise<number> =>
  (await studio.request('GET', '/session', { cookie })).status;

async function idOf(line: RegExp): Promise<string> {
  const found = (await editors.list()).find((one) => line.test(one));
  return found?.trim().split(' ')[0] ?? '';
}

test('invites the first editor as an approver, and as the same user at every start', async () => {
  const first = await signIn(await editors.inviteFirst());
  const second = await signIn(await editors.inviteFirst());
  const sessions = await Promise.all(
    [first, second].map(async ({ cookie }): Promise<unknown> => {
      const session = await studio.request('GET', '/session', { cookie });
      return session.json();
    }),
  );
  expect(sessions[0]).toMatchObject({ user: { name: 'Owner' }, role: 'approver' });
  expect(sessions[1]).toEqual(sessions[0]);
});

test('invites an editor with a name and one of three roles', async () => {
  const { cookie } = await signIn(await editors.invite('Ada King Lovelace', 'publisher'));
  const session = await studio.request('GET', '/session', { cookie });
  expect(await session.json()).toMatchObject({ user: { name: 'Ada King Lovelace' }, role: 'publisher' });
  for (const role of ['administrator', 'owner', ''])
    await expect(editors.invite('Eve', role)).rejects.toThrow('Give the editor a name, and the role');
});

test('lists keys and sign-ins without secrets', async () => {
  const key = await editors.invite('Ada', 'author');
  const waiting = await editors.invite('Ada');
  await signIn(key);
  const text = (await editors.list()).join('\n');
  expect(text).toMatch(/^\w+ {2}Ada, author\n {2}\w+ {2}key, unused, until .+\n {2}\w+ {2}Studio, since .+$/);
  for (const secret of [key, waiting, 'CFPAT-']) expect(text).not.toContain(secret);
});

test('rejects a revoked key', async () => {
  const key = await editors.invite('Ada', 'author');
  await editors.revoke(await idOf(/key, unused/));
  expect((await signIn(key)).status).toBe(401);
});

test('ends only one session when a sign-in is revoked', async () => {
  const first = await signIn(await editors.invite('Ada', 'author'));
  await editors.revoke(await idOf(/Studio, since/));
  const second = await signIn(await editors.invite('Ada'));
  expect(await statusOf(first.cookie)).toBe(401);
  expect(await statusOf(second.cookie)).toBe(200);
});

test('ends all sessions and keys of a revoked editor, but retains the name', async () => {
  const { cookie } = await signIn(await editors.invite('Ada', 'author'));
  const waiting = await editors.invite('Ada');
  await editors.revoke(await idOf(/Ada, author/));
  expect(await statusOf(cookie)).toBe(401);
  expect((await signIn(waiting)).status).toBe(401);
  expect(await editors.list()).toEqual([expect.stringMatching(/^\w+ {2}Ada, revoked$/)]);
});

test('mentions the id in the error if nothing with that id can be revoked', async () => {
  await expect(editors.revoke('nothing')).rejects.toThrow('No editor, key or session has the id nothing');
});
