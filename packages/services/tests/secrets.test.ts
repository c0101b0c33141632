import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import sharp from 'sharp';
import { z } from 'zod';
import {
  newInstallation,
  PASSKEY,
  PLAIN,
  stopServices,
  type Installation,
} from '@cleanpro/backend/tests/backup/installation';
import { until } from '../../dev/test-stages/until.ts';

const ASSET = z.object({
  fields: z.object({ file: z.record(z.string(), z.object({ url: z.string().optional() })) }),
});
const UPLOAD = z.object({ sys: z.object({ id: z.string() }) });

let installation: Installation;
let draftPath = '';

const call = (path: string, token: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${installation.port}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
  });
const isAnswered = async (path: string, token: string, init?: RequestInit): Promise<boolean> =>
  (await call(path, token, init)).status === 200;
const isQueried = async (query: string, token: string): Promise<boolean> => {
  const path = '/content/v1/spaces/cleanpro/environments/master';
  const response = await call(path, token, { method: 'POST', body: JSON.stringify({ query }) });
  return response.status === 200 && !(await response.text()).includes('"errors"');
};

/** The secrets that the services verify, with a check for every way of presenting each. */
const ROWS: [variable: string, isAccepted: ((value: string) => Promise<boolean>)[]][] = [
  [
    'CONTENTFUL_DELIVERY_TOKEN',
    [
      (value) => isQueried('{ productCollection(limit: 1) { total } }', value),
      (value) => isAnswered('/cdn/spaces/cleanpro', value),
    ],
  ],
  [
    'CONTENTFUL_PREVIEW_TOKEN',
    [
      (value) => isQueried('{ productCollection(preview: true, limit: 1) { total } }', value),
      (value) => isAnswered('/preview/spaces/cleanpro', value),
      (value) => isAnswered(draftPath, value),
    ],
  ],
  [
    'CONTENTFUL_MANAGEMENT_TOKEN',
    [(value) => isAnswered('/management/spaces/cleanpro', value), (value) => isAnswered(draftPath, value)],
  ],
  ['MEMBERS_TOKEN', [(value) => isAnswered('/members/health', value)]],
  [
    'REVIEWS_PASSKEY',
    [
      async (value) => {
        const response = await call(`/reviews/data/reviews.json?passkey=${value}&apiversion=5.4`, PASSKEY);
        return (await response.text()).includes('"HasErrors":false');
      },
    ],
  ],
];

const random = (): string => randomBytes(32).toString('hex');
const newValues = () => new Map(ROWS.map(([variable]) => [variable, random()]));
const OLD = newValues();
const NEW = newValues();
const OTHER = newValues();

/** Returns the `_PREVIOUS` variables. An empty value means unset. */
const asPrevious = (values: Map<string, string> | undefined) =>
  ROWS.map(([variable]) => [`${variable}_PREVIOUS`, values?.get(variable) ?? '']);

/**
 * Creates an unpublished image.
 * @returns the path of its file
 */
async function newDraft(token: string): Promise<string> {
  const create = { width: 2, height: 2, channels: 3 as const, background: 'red' };
  const upload = await call('/management/spaces/cleanpro/uploads', token, {
    method: 'POST',
    body: Buffer.from(await sharp({ create }).png().toBuffer()),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const { id } = UPLOAD.parse(await upload.json()).sys;
  const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id } };
  const file = { 'en-US': { fileName: 'mop.png', contentType: 'image/png', uploadFrom } };
  const path = '/management/spaces/cleanpro/environments/master/assets/4nZq8XkYwTcRb2LmVsPjDa';
  await call(path, token, { method: 'PUT', body: JSON.stringify({ fields: { file } }) });
  await call(`${path}/files/en-US/process`, token, { method: 'PUT' });
  let url: string | undefined;
  await until(async () => {
    url = ASSET.parse(await (await call(path, token)).json()).fields.file['en-US']?.url;
    return url !== undefined;
  });
  return new URL(`https:${url?.replace(/^https?:/, '')}`).pathname;
}

beforeAll(async () => {
  installation = await newInstallation('sqlite');
});
afterAll(() => installation.remove());

describe.each([
  { stage: 'during a rotation', previous: OLD },
  { stage: 'after a rotation', previous: undefined },
])('services $stage', ({ previous }) => {
  let child: ChildProcess;
  let output = '';
  const lines = (variable: string): string[] =>
    output
      .split('\n')
      .filter((line) => line.includes('"PreviousSecretUsed"') && line.includes(`"${variable}"`));

  beforeAll(async () => {
    const secrets = Object.fromEntries([...NEW, ...asPrevious(previous)]);
    child = spawn(process.execPath, [PLAIN, 'packages/services/server.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...installation.env, ...secrets },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes: Buffer) => (output += bytes.toString()));
    if (child.stdout) await once(child.stdout, 'data');
    draftPath ||= await newDraft(secrets.CONTENTFUL_MANAGEMENT_TOKEN ?? '');
  });
  afterAll(() => stopServices(child));

  test.each(ROWS)('accept each valid value for %s and no other', async (variable, requests) => {
    const answers = (values: Map<string, string>): Promise<boolean[]> =>
      Promise.all(requests.map((isAccepted) => isAccepted(values.get(variable) ?? '')));
    const accepted = requests.map(() => true);
    const refused = requests.map(() => false);
    expect(await answers(NEW)).toEqual(accepted);
    expect(await answers(OTHER)).toEqual(refused);
    expect(lines(variable)).toEqual([]);
    expect(await answers(OLD)).toEqual(previous ? accepted : refused);
    if (previous) await until(() => lines(variable).length > 0);
    expect(lines(variable)).toHaveLength(previous ? 1 : 0);
  });

  test('never log a secret', () => {
    for (const value of [OLD, NEW, OTHER].flatMap((values) => [...values.values()]))
      expect(output).not.toContain(value);
  });
});
