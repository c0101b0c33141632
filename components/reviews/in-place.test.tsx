/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ProductReviews } from '@/lib/reviews/review-data';
import { FIRST_VIEW } from '@/lib/reviews/sorts';
import { ReviewList } from './ReviewList';
import { ReviewsInPlace } from './ReviewsInPlace.client';

const reviewsNamed = (title: string): ProductReviews => ({
  summary: {
    average: 4,
    total: 12,
    samples: 0,
    distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 4 ? 12 : 0 })),
    recommendedPercent: null,
    secondary: [],
  },
  reviews: [
    {
      id: '7',
      rating: 4,
      title,
      text: '',
      nickname: 'Chef7',
      location: '',
      submitted: '2026-05-20T12:00:00.000+00:00',
      recommends: null,
      secondary: [],
      helpful: 3,
      notHelpful: 1,
      syndicatedFrom: null,
      isSample: false,
      responses: [],
      comments: [],
    },
  ],
  matching: 12,
});
const SLUG = 'brands/dawn/soap';

const requests: string[] = [];
beforeEach(() => {
  requests.length = 0;
  globalThis.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element): void {
      const rect = target.getBoundingClientRect();
      this.#callback(
        [
          {
            target,
            isIntersecting: true,
            intersectionRatio: 1,
            time: 0,
            rootBounds: null,
            boundingClientRect: rect,
            intersectionRect: rect,
          },
        ],
        this,
      );
    }
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return [];
    }
  };
  globalThis.fetch = async (input) => {
    const url = String(input);
    requests.push(url);
    const body = url.includes('/feedback') ? { message: 'Thank you.' } : reviewsNamed('Loaded');
    // jsdom has no Response.
    return Object.assign(Object.create(null), { ok: true, json: async () => body });
  };
});

async function renderInPlace(): Promise<void> {
  render(
    <ReviewsInPlace slug={SLUG} writeHref="/w" level={3}>
      <ReviewList found={reviewsNamed('From the server')} view={FIRST_VIEW} slug={SLUG} />
    </ReviewsInPlace>,
  );
  // Wait for the code that updates the reviews in place.
  await act(async () => {
    await import('./in-place');
  });
}

test('clicking a link replaces the list in place and focuses the review count', async () => {
  await renderInPlace();
  fireEvent.click(screen.getByRole('link', { name: 'Newest' }));
  expect(screen.getByText('Loading reviews…')).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'Loaded' })).toBeInTheDocument();
  expect(screen.queryByText('Loading reviews…')).not.toBeInTheDocument();
  expect(requests).toEqual([`/api/reviews?sort=newest&product=${encodeURIComponent(SLUG)}`]);
  expect(screen.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText(/of 12 reviews/).closest('p')).toHaveFocus();
  expect(document.querySelector('[data-reviews]')).not.toHaveAttribute('aria-busy');
});

test('counts a vote once and shows the outcome', async () => {
  await renderInPlace();
  const yes = screen.getByRole('button', { name: /^Yes/ });
  fireEvent.click(yes);
  expect(await screen.findByText('Thank you.')).toBeInTheDocument();
  expect(yes).toHaveTextContent('Yes (4)');
  fireEvent.click(yes);
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(yes).toHaveTextContent('Yes (4)');
  fireEvent.click(screen.getByRole('button', { name: /^No/ }));
  await waitFor(() => expect(yes).toHaveTextContent('Yes (3)'));
});
