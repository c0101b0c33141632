/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { ProductReviews, Review } from '@/lib/reviews/review-data';
import { FIRST_VIEW } from '@/lib/reviews/sorts';
import { pagesAround, ReviewList } from './ReviewList';
import { ReviewSummary } from './ReviewSummary';

const REVIEW: Review = {
  id: '7',
  rating: 4,
  title: 'Good <b>soap</b>',
  text: '<script>alert(1)</script> and so on',
  nickname: 'Chef7',
  location: 'Austin, TX',
  submitted: '2026-05-20T12:00:00.000+00:00',
  recommends: false,
  secondary: [{ name: 'Quality', value: 5 }],
  helpful: 3,
  notHelpful: 1,
  syndicatedFrom: 'Supply.example',
  isSample: false,
  responses: [{ author: 'Dawn', text: 'Turn it down.', submitted: '2026-05-22T12:00:00.000+00:00' }],
  comments: [{ id: 'c', author: 'Care', text: 'Call us.', submitted: '2026-05-21T12:00:00.000+00:00' }],
};
const FOUND: ProductReviews = {
  summary: {
    average: 4,
    total: 25,
    samples: 0,
    distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 4 ? 25 : 0 })),
    recommendedPercent: 40,
    secondary: [{ name: 'Quality', average: 4.25 }],
  },
  reviews: [REVIEW],
  matching: 25,
};
const SLUG = 'brands/dawn/soap';

test('escapes the review text', () => {
  const { container } = render(<ReviewList found={FOUND} view={FIRST_VIEW} slug={SLUG} />);
  const card = screen.getByRole('article', { name: 'Good <b>soap</b>' });
  expect(within(card).getByText('<script>alert(1)</script> and so on')).toBeInTheDocument();
  expect(container.querySelector('script, b')).toBeNull();
  expect(within(card).getByRole('img', { name: '4.0 out of 5 stars' })).toBeInTheDocument();
  expect(within(card).getByText('Does not recommend this product')).toBeInTheDocument();
  expect(within(card).getByText('Originally posted on Supply.example')).toBeInTheDocument();
  expect(within(card).getByText('May 20, 2026')).toBeInTheDocument();
  expect(within(card).getByText('Call us.')).toBeInTheDocument();
});

test('a preloaded excerpt shows the number of reviews and links to all of them', () => {
  const { rerender } = render(<ReviewList found={FOUND} view={FIRST_VIEW} slug={SLUG} isExcerpt />);
  expect(screen.getByText('1 of 25 reviews')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All 25 reviews' })).toHaveAttribute(
    'href',
    `/en-us/${SLUG}/reviews#reviews`,
  );
  rerender(<ReviewList found={{ ...FOUND, matching: 1 }} view={FIRST_VIEW} slug={SLUG} isExcerpt />);
  expect(screen.queryByRole('link', { name: /^All/ })).toBeNull();
});

test('labels a sample review, but not a visitor’s review', () => {
  const reviews = [REVIEW, { ...REVIEW, id: '8', title: 'Sample', isSample: true }];
  render(<ReviewList found={{ ...FOUND, reviews }} view={FIRST_VIEW} slug={SLUG} />);
  const marks = screen.getAllByText('Sample review');
  expect(marks).toHaveLength(1);
  expect(screen.getByRole('article', { name: 'Sample' })).toContainElement(marks[0] ?? null);
});

test.each([
  [0, undefined],
  [1, '1 is a sample'],
  [7, '7 are samples'],
  [25, 'All are samples'],
])('the summary reports %d of 25 reviews as samples', (samples, text) => {
  render(<ReviewSummary summary={{ ...FOUND.summary, samples }} slug={SLUG} writeHref="/w" />);
  expect(screen.queryByText(/samples?$/)?.textContent).toBe(text);
});

test('shows a response from the brand, with its name and date', () => {
  render(<ReviewList found={FOUND} view={FIRST_VIEW} slug={SLUG} />);
  const response = screen.getByText('Turn it down.').closest('blockquote');
  expect(response).toHaveTextContent('Response from Dawn');
  expect(response).toHaveTextContent('May 22, 2026');
});

test('feedback forms post to this site and include the return path', () => {
  render(<ReviewList found={FOUND} view={{ ...FIRST_VIEW, sort: 'newest', page: 2 }} slug={SLUG} />);
  const form = screen.getByRole('button', { name: /^Yes .*it was helpful/ }).closest('form');
  expect(form).toHaveAttribute('action', '/api/reviews/feedback');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({ ContentId: '7', returnTo: `/en-us/${SLUG}/reviews?sort=newest&page=2` });
});

test('links for sorting, paging and star filters preserve the other parameters', () => {
  render(
    <>
      <ReviewSummary
        summary={FOUND.summary}
        view={{ sort: 'newest', stars: 4, page: 2 }}
        slug={SLUG}
        writeHref="/w"
      />
      <ReviewList found={FOUND} view={{ sort: 'newest', stars: 4, page: 2 }} slug={SLUG} />
    </>,
  );
  const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Oldest')).toBe(`/en-us/${SLUG}/reviews?sort=oldest&stars=4#reviews`);
  expect(href('Highest Rating')).toBe(`/en-us/${SLUG}/reviews?stars=4#reviews`);
  expect(href('Next page')).toBe(`/en-us/${SLUG}/reviews?sort=newest&stars=4&page=3#reviews`);
  expect(href('Show all')).toBe(`/en-us/${SLUG}/reviews?sort=newest#reviews`);
  expect(screen.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  // A bar without reviews has no link.
  expect(screen.queryByRole('link', { name: /^5 stars/ })).toBeNull();
  expect(screen.getByText('11–11 of 25 reviews', { exact: false })).toBeInTheDocument();
});

test('the summary shows average, count, recommendation rate and sub-ratings', () => {
  render(<ReviewSummary summary={FOUND.summary} slug={SLUG} writeHref="/w" />);
  expect(screen.getByText('4.0')).toBeInTheDocument();
  expect(screen.getByText('Based on 25 reviews')).toBeInTheDocument();
  expect(screen.getByText('40%').parentElement).toHaveTextContent('40% would recommend this product');
  expect(screen.getByText('4.3')).toBeInTheDocument();
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %d of %d links to %j', (page, last, pages) => {
  expect(pagesAround(page, last)).toEqual(pages);
});
