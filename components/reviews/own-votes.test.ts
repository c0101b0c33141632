/** @jest-environment jsdom */
import { castVote, displayedCounts } from './own-votes';
import { loadVotes, storeVotes } from './stored-votes';

const PAGE = { Positive: 3, Negative: 1 };

beforeEach(() => localStorage.clear());

test('adds the visitor’s vote to the counts only if they do not include it yet', () => {
  const own = castVote('Positive', PAGE, undefined);
  expect(displayedCounts(PAGE, own)).toEqual({ Positive: 4, Negative: 1 });
  // The page was rendered again and includes the vote.
  expect(displayedCounts({ Positive: 4, Negative: 1 }, own)).toEqual({ Positive: 4, Negative: 1 });
});

test('ignores a repeated vote, and replaces a vote when the visitor changes it', () => {
  const own = castVote('Positive', PAGE, undefined);
  expect(castVote('Positive', PAGE, own)).toBe(own);
  const changed = castVote('Negative', PAGE, own);
  expect(displayedCounts(PAGE, changed)).toEqual({ Positive: 3, Negative: 2 });
  const onNewPage = castVote('Negative', { Positive: 4, Negative: 1 }, own);
  expect(displayedCounts({ Positive: 4, Negative: 1 }, onNewPage)).toEqual({ Positive: 3, Negative: 2 });
});

test('stores the newest 200 votes in the browser', () => {
  expect(loadVotes()).toEqual({});
  const own = castVote('Negative', PAGE, undefined);
  storeVotes(Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`r${index}`, own])));
  storeVotes({ last: own });
  expect(Object.keys(loadVotes())).toHaveLength(200);
  expect(loadVotes()).toMatchObject({ last: own, r1: own });
  localStorage.setItem('review-votes', '{"a":{"vote":"Maybe"}}');
  expect(loadVotes()).toEqual({});
});
