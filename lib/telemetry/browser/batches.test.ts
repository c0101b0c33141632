import { Batches } from './batches';

const BATCH_MS = 15_000;
const fetched = jest.spyOn(globalThis, 'fetch');
const queued = jest.fn<boolean, [string, Blob]>();
Object.assign(navigator, { sendBeacon: queued });

const sent = (): unknown[] => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const respond = (status: number): void =>
  void fetched.mockImplementation(() => Promise.resolve(new Response(null, { status })));
const wait = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

let batches: Batches;
beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  respond(200);
  queued.mockReturnValue(true);
  batches = new Batches('/relay');
});
afterEach(() => jest.useRealTimers());

test('sends envelopes together after 15 seconds', async () => {
  batches.add('1');
  await wait(BATCH_MS - 1);
  batches.add('2');
  expect(sent()).toEqual([]);
  await wait(1);
  expect(sent()).toEqual([[1, 2]]);
  await wait(10 * BATCH_MS);
  expect(sent()).toHaveLength(1);
});

test('sends a batch early rather than exceed the size limit of a beacon', () => {
  const long = JSON.stringify('x'.repeat(20_000));
  batches.add(long);
  batches.add(long);
  expect(sent()).toEqual([['x'.repeat(20_000)]]);
});

test.each([0, 429, 503])(
  'after a %i response, resends a batch with the next one, with growing delays',
  async (status) => {
    if (status === 0) fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    else respond(status);
    batches.add('1');
    await wait(BATCH_MS);
    batches.add('2');
    await wait(2 * BATCH_MS);
    expect(sent()).toEqual([[1], [1, 2]]);
    await wait(3 * BATCH_MS);
    expect(sent()).toHaveLength(2);
    respond(200);
    await wait(BATCH_MS);
    expect(sent()).toEqual([[1], [1, 2], [1, 2]]);
    batches.add('3');
    await wait(BATCH_MS);
    expect(sent().at(-1)).toEqual([3]);
  },
);

test('does not resend a batch that was refused', async () => {
  respond(400);
  batches.add('1');
  await wait(100 * BATCH_MS);
  expect(sent()).toEqual([[1]]);
});

test('queues at most one batch while sending fails', async () => {
  respond(503);
  for (let count = 0; count < 100; count += 1) {
    batches.add(JSON.stringify('x'.repeat(5_000)));
    await wait(BATCH_MS);
  }
  expect(Math.max(...sent().map((batch) => JSON.stringify(batch).length))).toBeLessThan(40_000);
});

test('sends pending envelopes by beacon once, when the visitor leaves the page', async () => {
  batches.add('1');
  batches.add('2');
  batches.leave();
  batches.leave();
  expect(
    await Promise.all(queued.mock.calls.map(([url, body]) => body.text().then((text) => [url, text]))),
  ).toEqual([['/relay', '[1,2]']]);
  await wait(BATCH_MS);
  expect(sent()).toEqual([]);
});

test('sends a batch with fetch if the browser refuses the beacon', async () => {
  queued.mockReturnValue(false);
  batches.add('1');
  batches.leave();
  await wait(BATCH_MS);
  expect(sent()).toEqual([[1]]);
});

test('sends no dropped envelopes, and does not resend envelopes that fail after a drop', async () => {
  batches.add('1');
  batches.drop();
  await wait(BATCH_MS);
  expect(sent()).toEqual([]);
  respond(503);
  batches.add('2');
  const sending = batches.send();
  batches.drop();
  await sending;
  await wait(10 * BATCH_MS);
  expect(sent()).toEqual([[2]]);
});
