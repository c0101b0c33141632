import { SheetChoicesDocument } from '@/graphql/generated/operations';
import { queryContent } from './query';
import { queryOnInput } from './query-on-input';

jest.mock('./query', () => ({ queryContent: jest.fn(() => Promise.resolve({ data: {}, tags: [] })) }));

const sent = jest.mocked(queryContent);
const query = (preview = false): Promise<string> =>
  queryOnInput(SheetChoicesDocument, { locale: 'en-US', preview }).then(
    () => 'answered',
    (error: Error) => error.name,
  );

beforeEach(() => {
  jest.useFakeTimers();
  sent.mockClear();
});
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
});

test('sends 20 queries a second, queues 60 more, and rejects the rest', async () => {
  const all = Promise.all(Array.from({ length: 100 }, () => query()));
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toHaveBeenCalledTimes(5);
  await jest.advanceTimersByTimeAsync(10_000);
  const answers = await all;
  expect(answers.filter((answer) => answer === 'answered')).toHaveLength(65);
  expect(answers.filter((answer) => answer === 'ContentUnavailableError')).toHaveLength(35);
});

test('never sends more than 25 queries within one second', async () => {
  const sentAt: number[] = [];
  sent.mockImplementation(() => {
    sentAt.push(Date.now());
    return Promise.resolve({ data: {}, tags: [] });
  });
  const all: Promise<string>[] = [];
  for (let tick = 0; tick < 200; tick += 1) {
    all.push(query(), query());
    await jest.advanceTimersByTimeAsync(20);
  }
  await jest.advanceTimersByTimeAsync(10_000);
  await Promise.all(all);
  const seconds = sentAt.map((start) => sentAt.filter((at) => at >= start && at < start + 1_000).length);
  expect(Math.max(...seconds)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(25);
});

test('does not delay preview queries', async () => {
  await Promise.all(Array.from({ length: 100 }, () => query(true)));
  expect(sent).toHaveBeenCalledTimes(100);
});
