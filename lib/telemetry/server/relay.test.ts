import { parseSiteConfig } from '@/lib/config/environment';
import { serverConfig } from '@/lib/config/server';
import { SITE_SECRETS } from '../../../tests/fixtures/site-secrets';
import { relay } from './relay';

jest.mock('@/lib/config/server');

const SITE = 'https://www.example.com';
const KEY = '00000000-0000-4000-8000-000000000001';
const KIBIBYTE = 1024;
/** Size of the embedded service's store: four files of 8 MiB. */
const STORE_BYTES = 32 * KIBIBYTE * KIBIBYTE;

let relayedBytes = 0;
beforeEach(() => {
  relayedBytes = 0;
  globalThis.rateLimiters?.clear();
  jest
    .mocked(serverConfig)
    .mockReturnValue(parseSiteConfig({ ...SITE_SECRETS, SITE_URL: SITE, TRUSTED_PROXIES: '1' }));
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    relayedBytes += Buffer.byteLength(String(init?.body));
    return Promise.resolve(Response.json({ itemsReceived: 1, itemsAccepted: 1, errors: [] }));
  });
});
afterEach(() => jest.restoreAllMocks());

const send = (address: string, bytes: number): Promise<Response> =>
  relay(
    new Request(`${SITE}/api/telemetry/v2/track`, {
      method: 'POST',
      headers: { origin: SITE, 'x-forwarded-for': `${address}, 10.0.0.1` },
      body: JSON.stringify([{ iKey: KEY, padding: '€'.repeat(bytes / 3) }]),
    }),
  );

test('refuses a flood of valid batches before it fills the store, without affecting other visitors', async () => {
  const statuses = new Map<number, number>();
  let last = await send('192.0.2.1', 100 * KIBIBYTE);
  for (let times = 0; times < 150; times += 1) {
    last = await send('192.0.2.1', 100 * KIBIBYTE);
    statuses.set(last.status, (statuses.get(last.status) ?? 0) + 1);
  }
  expect([...statuses.keys()]).toEqual([200, 429]);
  expect(last.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(relayedBytes).toBeLessThanOrEqual(STORE_BYTES / 4);
  expect((await send('192.0.2.2', 100 * KIBIBYTE)).status).toBe(200);
});

test('accepts 500 batches of 16 kB within an hour from one office', async () => {
  for (let times = 0; times < 500; times += 1)
    expect((await send('192.0.2.3', 16 * KIBIBYTE)).status).toBe(200);
});

test('treats an IPv6 network as one visitor', async () => {
  for (let times = 0; times < 100; times += 1)
    await send(`2001:db8:1:2::${(times + 1).toString(16)}`, 100 * KIBIBYTE);
  expect(relayedBytes).toBeLessThanOrEqual(STORE_BYTES / 4);
});
