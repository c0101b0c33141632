import {
  checkReview,
  EMPTY_VALUES,
  getReviewValues,
  introduceReviewErrors,
  isRefusedForAge,
  MESSAGES,
  type ReviewValues,
} from './review-form';
import { REVIEW_SORTS, REVIEWS_PAGE_SIZE, viewHref, parseReviewView } from './sorts';

const NOW = new Date('2026-05-20T12:00:00Z');
const GOOD: ReviewValues = {
  rating: '5',
  isRecommended: 'false',
  title: 'x'.repeat(50),
  reviewText: 'x'.repeat(50),
  rating_Quality: '',
  rating_Value: '3',
  userNickname: 'Élodie25',
  userLocation: 'Austin, TX',
  contextdatavalue_Agemonth: '4',
  contextdatavalue_Ageyear: '2008',
  userEmail: 'a@example.com',
  agreedToTermsAndConditions: 'true',
};
const messages = (change: Partial<ReviewValues>): [string, string][] =>
  checkReview({ ...GOOD, ...change }).map(({ name, message }) => [name, message]);

test('accepts values at both ends of the limits', () => {
  expect(messages({})).toEqual([]);
  expect(messages({ reviewText: 'x'.repeat(500), userNickname: 'x'.repeat(25) })).toEqual([]);
});

test('reports one error per mandatory field of an empty form, in the order of the form', () => {
  expect(checkReview(EMPTY_VALUES).map(({ message }) => message)).toEqual([
    'Overall rating reqired',
    'Please select an option',
    'Summary is required.',
    'Description is required.',
    'This is a mandatory field.',
    'Enter Your Location',
    'This is a mandatory field.',
    'This is a mandatory field.',
    'This is a mandatory field.',
    'Please check terms and conditions',
  ]);
});

test.each<[keyof ReviewValues, string, string]>([
  ['rating', '6', MESSAGES.rating],
  ['title', 'x'.repeat(51), MESSAGES.summaryLength],
  ['reviewText', 'x'.repeat(49), MESSAGES.descriptionLength],
  ['reviewText', 'x'.repeat(501), MESSAGES.descriptionLength],
  ['userNickname', 'x'.repeat(26), MESSAGES.nickname],
  ['userNickname', 'Chef Anna', MESSAGES.nickname],
  ['userNickname', 'Chef\u3164Anna', MESSAGES.nickname],
  ['userNickname', '\u3164\uffa0', MESSAGES.mandatory],
  ['title', '\u200b\u2060', MESSAGES.summary],
  ['title', '\u2800', MESSAGES.summary],
  ['reviewText', '\u200b'.repeat(60), MESSAGES.description],
  ['userLocation', '\u00ad', MESSAGES.location],
  ['userLocation', 'x'.repeat(51), MESSAGES.locationLength],
  ['userEmail', 'a@b', MESSAGES.email],
  ['userEmail', 'a b@example.com', MESSAGES.email],
  ['contextdatavalue_Agemonth', '13', MESSAGES.mandatory],
  ['agreedToTermsAndConditions', 'on', MESSAGES.terms],
])('for the %s "%s", reports the error: %s', (name, value, message) => {
  expect(messages({ [name]: value })).toEqual([[name, message]]);
});

test.each<[keyof ReviewValues, number, isAccepted: boolean]>([
  ['title', 50, true],
  ['title', 51, false],
  ['reviewText', 49, false],
  ['reviewText', 50, true],
  ['reviewText', 500, true],
  ['reviewText', 501, false],
  ['userNickname', 25, true],
  ['userNickname', 26, false],
])('a %s of %i characters is accepted: %s', (name, length, isAccepted) => {
  expect(messages({ [name]: 'x'.repeat(length) }).length === 0).toBe(isAccepted);
});

test('refuses a reviewer until the month of the 18th birthday has passed', () => {
  const isRefused = (change: Partial<ReviewValues>): boolean => isRefusedForAge({ ...GOOD, ...change }, NOW);
  expect(isRefused({})).toBe(false);
  expect(isRefused({ contextdatavalue_Agemonth: '5' })).toBe(true);
  expect(isRefused({ contextdatavalue_Ageyear: '2009' })).toBe(true);
  expect(isRefused({ contextdatavalue_Ageyear: '' })).toBe(false);
  expect(isRefused({ contextdatavalue_Agemonth: '13', contextdatavalue_Ageyear: '2015' })).toBe(false);
});

test('the error summary mentions mandatory fields only when one is empty', () => {
  const introduce = (change: Partial<ReviewValues>): string => {
    const values = { ...GOOD, ...change };
    return introduceReviewErrors(checkReview(values), values);
  };
  expect(introduce({ title: '', userEmail: 'nobody' })).toContain('Fields marked with * are mandatory.');
  expect(introduce({ userEmail: 'nobody' })).toBe('Please check the fields below and re-submit.');
});

test('trims values and bounds their length', () => {
  const values = getReviewValues((name) =>
    name === 'title'
      ? ' a\r\nb '
      : name === 'agreedToTermsAndConditions'
        ? true
        : name === 'reviewText'
          ? 'x'.repeat(9_999)
          : null,
  );
  expect(values.title).toBe('a\nb');
  expect(values.agreedToTermsAndConditions).toBe('true');
  expect(values.reviewText).toHaveLength(2_000);
  expect(values.rating).toBe('');
});

test('parses a review list URL into sort order, stars and page, with defaults for invalid values', () => {
  for (const view of [
    { sort: 'highest', stars: null, page: 1 },
    { sort: 'helpful', stars: 4, page: 3 },
  ] as const) {
    const href = viewHref('brands/dawn/soap', view);
    const { searchParams, pathname } = new URL(href, 'http://localhost');
    expect(pathname).toBe('/en-us/brands/dawn/soap/reviews');
    expect(parseReviewView(Object.fromEntries(searchParams))).toEqual(view);
  }
  expect(parseReviewView({ sort: 'x', stars: '6', page: '0' })).toEqual({
    sort: 'highest',
    stars: null,
    page: 1,
  });
  expect(parseReviewView({ sort: ['newest', 'oldest'], page: '99999' })).toMatchObject({
    sort: 'newest',
    page: 1,
  });
});

test('offers five sort orders with “Highest rating” as the default, and ten reviews per page', () => {
  expect(Object.values(REVIEW_SORTS).map((sort) => [sort.label, sort.order.split(',')[0]])).toEqual([
    ['Highest Rating', 'Rating:desc'],
    ['Lowest Rating', 'Rating:asc'],
    ['Most Helpful', 'TotalPositiveFeedbackCount:desc'],
    ['Newest', 'SubmissionTime:desc'],
    ['Oldest', 'SubmissionTime:asc'],
  ]);
  expect(REVIEWS_PAGE_SIZE).toBe(10);
});
