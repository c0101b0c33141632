import type { ProductReviews, Review } from '@/lib/reviews/review-data';
import { ratingData } from './structured-data';

const review = (id: string, isSample: boolean): Review => ({
  id,
  rating: 4,
  title: 'Good soap',
  text: `Text of ${id}`,
  nickname: 'Chef7',
  location: '',
  submitted: '2026-05-20T12:00:00.000+00:00',
  recommends: null,
  secondary: [],
  helpful: 0,
  notHelpful: 0,
  syndicatedFrom: null,
  isSample,
  responses: [],
  comments: [],
});
const found = (samples: number, reviews: Review[], total = reviews.length): ProductReviews => ({
  summary: { average: 4, total, samples, distribution: [], recommendedPercent: null, secondary: [] },
  reviews,
  matching: total,
});

test('marks up customers’ reviews with their rating', () => {
  expect(ratingData(found(0, [review('1', false)]))).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ reviewBody: 'Text of 1', author: { name: 'Chef7' }, reviewRating: { ratingValue: 4 } }],
  });
});

test('omits sample reviews and any rating that includes one', () => {
  const mixed = ratingData(found(1, [review('1', false), review('2', true)]));
  expect(mixed.review).toMatchObject([{ reviewBody: 'Text of 1' }]);
  expect(mixed.aggregateRating).toBeUndefined();
  expect(ratingData(found(1, [review('1', false)], 11)).aggregateRating).toBeUndefined();
  expect(JSON.stringify(ratingData(found(1, [review('2', true)])))).toBe('{}');
});

test('returns no markup without reviews', () => {
  expect(JSON.stringify([ratingData(null), ratingData(found(0, []))])).toBe('[{},{}]');
});
