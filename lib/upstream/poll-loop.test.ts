import { PollLoop, type PollResult } from './poll-loop';

const INTERVAL_MS = 60_000;
const QUICK_DELAYS_MS = [1_000, 2_000, 4_000];

let loop: PollLoop;
const poll = jest.fn<Promise<PollResult>, []>();
const logged = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  poll.mockReset().mockResolvedValue('complete');
  logged.mockReset();
  for (const level of ['error', 'log'] as const) jest.spyOn(console, level).mockImplementation(logged);
  loop = new PollLoop({
    name: 'content',
    poll,
    intervalMs: INTERVAL_MS,
    quickDelaysMs: QUICK_DELAYS_MS,
    random: () => 0,
  });
});
afterEach(() => {
  loop.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('polls at startup and then at most one interval apart', async () => {
  loop.start();
  await pass(0);
  expect(poll).toHaveBeenCalledTimes(1);
  await pass(60 * INTERVAL_MS);
  expect(poll).toHaveBeenCalledTimes(61);
  const early = jest.fn<Promise<PollResult>, []>().mockResolvedValue('complete');
  const other = new PollLoop({ name: 'other', poll: early, intervalMs: INTERVAL_MS, random: () => 0.999 });
  other.start();
  await pass(0.76 * INTERVAL_MS);
  expect(early).toHaveBeenCalledTimes(2);
  other.stop();
});

test('runs one poll at a time, however long it takes', async () => {
  let end: (result: PollResult) => void = () => undefined;
  poll.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  loop.start();
  loop.pollSoon();
  await pass(5 * INTERVAL_MS);
  expect(poll).toHaveBeenCalledTimes(1);
  end('incomplete');
  await pass(1_000);
  expect(poll).toHaveBeenCalledTimes(2);
});

test('on request, polls with growing delays until a poll is complete, for a limited time', async () => {
  loop.start();
  await pass(0);
  poll.mockResolvedValueOnce('incomplete').mockResolvedValueOnce('complete');
  loop.pollSoon();
  await pass(1_000 + 2_000);
  expect(poll).toHaveBeenCalledTimes(3);
  await pass(INTERVAL_MS - 1);
  expect(poll).toHaveBeenCalledTimes(3);
  poll.mockResolvedValue('incomplete');
  loop.pollSoon();
  await pass(7_000);
  expect(poll).toHaveBeenCalledTimes(6);
  await pass(INTERVAL_MS);
  expect(poll).toHaveBeenCalledTimes(7);
});

test('polls soon after a failure, then less often, then at the interval after recovery', async () => {
  poll.mockResolvedValue('failed');
  loop.start();
  await pass(0);
  expect(poll).toHaveBeenCalledTimes(1);
  await pass(7_000);
  expect(poll).toHaveBeenCalledTimes(4);
  await pass(60 * INTERVAL_MS);
  expect(poll.mock.calls.length).toBeLessThan(20);
  poll.mockResolvedValue('complete');
  await pass(5 * INTERVAL_MS);
  poll.mockClear();
  await pass(10 * INTERVAL_MS);
  expect(poll).toHaveBeenCalledTimes(10);
});

test('logs a failing poll once, and its recovery', async () => {
  poll.mockRejectedValue(new Error('no service'));
  loop.start();
  await pass(10 * INTERVAL_MS);
  expect(logged.mock.calls.flat().join()).toMatch(/"PollFailure".*"poll":"content".*no service/);
  expect(logged).toHaveBeenCalledTimes(1);
  poll.mockResolvedValue('complete');
  await pass(10 * INTERVAL_MS);
  expect(logged.mock.calls.flat().join()).toContain('PollRecovered');
  expect(logged).toHaveBeenCalledTimes(2);
});
