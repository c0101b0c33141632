import { ReviewChanges } from '../../../lib/reviews/changed-reviews';
import { moderate } from '@cleanpro/backend/reviews/moderation/moderate';
import { PASSKEY, reviewService } from '@cleanpro/backend/tests/reviews/service';
import { SITE_SECRETS } from '../../fixtures/site-secrets';

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 4, 20, 12);

let now: number;
let service: Awaited<ReturnType<typeof reviewService>>;
let changes: ReviewChanges;
/** Body that replaces the review service's response. */
let response: unknown;
let requests = 0;

beforeAll(() => {
  Object.assign(process.env, {
    ...SITE_SECRETS,
    REVIEWS_PASSKEY: PASSKEY,
    REVIEWS_URL: 'http://127.0.0.1',
  });
});
beforeEach(async () => {
  now = START;
  requests = 0;
  response = undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    requests += 1;
    const { pathname, search } = new URL(String(url));
    return response === undefined ? service.raw(pathname + search) : Promise.resolve(Response.json(response));
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  service = await reviewService({ autoApprove: false, now: () => now });
  changes = new ReviewChanges(() => now);
  await changes.read();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await service.close();
});

function read(): Promise<string[]> {
  now += MINUTE_MS;
  return changes.read();
}

async function approved(productId: string): Promise<string> {
  const id = await service.submit({}, productId);
  await moderate(service.database, id, 'APPROVED', null, now);
  return id;
}

test('approving a review days after its submission expires its product at the next two polls', async () => {
  const id = await service.submit({}, 'soap');
  await service.submit({}, 'pan-soak');
  now += 72 * 60 * MINUTE_MS;
  expect(await read()).toEqual([]);
  await moderate(service.database, id, 'APPROVED', null, now);
  expect(await read()).toEqual(['reviews:soap']);
  expect(await read()).toEqual(['reviews:soap']);
  for (let minute = 0; minute < 10; minute += 1) expect(await read()).toEqual([]);
});

test('editing a review expires its product', async () => {
  const id = await approved('soap');
  await approved('pan-soak');
  now += 60 * MINUTE_MS;
  await read();
  await read();
  expect(await read()).toEqual([]);
  await service.database.updateTable('reviews').set({ modified_at: now }).where('id', '=', id).execute();
  expect(await read()).toEqual(['reviews:soap']);
});

test('removing a review expires all reviews', async () => {
  const id = await approved('soap');
  await approved('pan-soak');
  await read();
  await read();
  await moderate(service.database, id, 'REJECTED', null, now);
  expect(await read()).toEqual(['reviews']);
  expect(await read()).toEqual([]);
});

test('finds changes made during an outage once the service is back', async () => {
  response = { HasErrors: true, Errors: [{ Code: 'ERROR_UNKNOWN', Message: '' }] };
  await approved('soap');
  for (let minute = 0; minute < 30; minute += 1)
    await expect(read()).rejects.toThrow('review service failed');
  response = undefined;
  expect(await read()).toEqual(['reviews:soap']);
});

test('expires all reviews every 15 minutes if the key is not allowed to list all products', async () => {
  response = { HasErrors: true, Errors: [{ Code: 'ERROR_PARAM_INVALID_FILTER_ATTRIBUTE', Message: '' }] };
  const expired: string[][] = [];
  for (let minute = 0; minute < 60; minute += 1) expired.push(await read());
  expect(expired.filter((tags) => tags.includes('reviews'))).toHaveLength(3);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('expires all reviews if there are too many changes to list', async () => {
  const review = (id: number) => ({ Id: String(id), ProductId: 'soap', LastModificationTime: '2026' });
  response = {
    HasErrors: false,
    TotalResults: 5_000,
    Results: Array.from({ length: 100 }, (_, id) => review(id)),
  };
  requests = 0;
  expect(await read()).toEqual(['reviews']);
  expect(requests).toBe(21);
});

test('finds changes and removals made while no process was running', async () => {
  const id = await approved('soap');
  now += 60 * MINUTE_MS;
  await read();
  changes = new ReviewChanges(() => now, changes.position);
  // The earlier process still had to expire this tag again.
  expect(await read()).toEqual(['reviews:soap']);
  const { position } = changes;
  now += 600 * MINUTE_MS;
  changes = new ReviewChanges(() => now, position);
  expect(await read()).toEqual([]);
  await approved('pan-soak');
  now += 600 * MINUTE_MS;
  changes = new ReviewChanges(() => now, position);
  expect(await read()).toEqual(['reviews:pan-soak']);
  const later = changes.position;
  await moderate(service.database, id, 'REJECTED', null, now);
  changes = new ReviewChanges(() => now, later);
  expect(await read()).toEqual(['reviews']);
});

test('with a restricted key, a process that inherits cached pages expires all reviews at startup', async () => {
  response = { HasErrors: true, Errors: [{ Code: 'ERROR_PARAM_INVALID_FILTER_ATTRIBUTE', Message: '' }] };
  changes = new ReviewChanges(() => now, changes.position);
  expect(await read()).toEqual(['reviews']);
  expect(await read()).toEqual([]);
});
