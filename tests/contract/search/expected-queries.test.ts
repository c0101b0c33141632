import { ContentStore } from '@cleanpro/contentful-local/space/store';
import { rankQueries, shareAnswered, listUnanswered, type RankedQuery } from './ranking.ts';
import { HELD_OUT_QUERIES } from './held-out-queries.ts';
import { EXPECTED_QUERIES } from './queries.ts';
import { startLiveIndex, type RunningIndex } from './running-index.ts';
import { TRADE_QUERIES } from './trade-queries.ts';
import { UNSEEN_TRADE_QUERIES } from './unseen-trade-queries.ts';

jest.setTimeout(60_000);

const QUERIES = [...EXPECTED_QUERIES, ...TRADE_QUERIES];

let running: RunningIndex;
let all: RankedQuery[];
let heldOut: RankedQuery[];
let unseen: RankedQuery[];

beforeAll(async () => {
  running = await startLiveIndex(
    new ContentStore('packages/sample-space/content', { spaceId: 'cleanpro', environmentId: 'master' }),
  );
  const index = await running.index();
  all = rankQueries(index, QUERIES);
  heldOut = rankQueries(index, HELD_OUT_QUERIES);
  unseen = rankQueries(index, UNSEEN_TRADE_QUERIES);
});
afterAll(() => running.stop());

test('covers 200 different queries, 100 in trade language and 40 with spelling errors', () => {
  expect(new Set(QUERIES.map(({ query }) => query)).size).toBe(200);
  expect(TRADE_QUERIES).toHaveLength(100);
  expect(QUERIES.filter(({ error }) => error)).toHaveLength(40);
});

/** Lists the unanswered queries if too few were answered. Otherwise, returns an empty string. */
const failures = (queries: readonly RankedQuery[], share: number): string =>
  shareAnswered(queries) < share ? listUnanswered(queries) : '';

test('95 % of all queries have an expected result in the top three', () => {
  expect(failures(all, 0.95)).toBe('');
});

test('90 % of the queries with spelling errors have an expected result in the top three', () => {
  const withErrors = all.filter(({ expected }) => expected.error);
  expect(failures(withErrors, 0.9)).toBe('');
});

test('80 % of the held-out queries have an expected result in the top three', () => {
  expect(failures(heldOut, 0.8)).toBe('');
});

test('85 % of the queries written by an outsider have an expected result in the top three', () => {
  expect(UNSEEN_TRADE_QUERIES).toHaveLength(30);
  expect(failures(unseen, 0.85)).toBe('');
});
