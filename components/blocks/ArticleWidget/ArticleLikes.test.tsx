/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ArticleLikes } from './ArticleLikes.client';

const KEY = 'article-sink';
let margins: (string | undefined)[];
let status: number;

beforeEach(() => {
  localStorage.clear();
  margins = [];
  status = 201;
  globalThis.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    constructor(_callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      margins.push(`${options?.rootMargin} ${String(options?.threshold)}`);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return [];
    }
  };
  globalThis.fetch = async () =>
    Object.assign(Object.create(null), { ok: status < 300, status, json: async () => ({ likes: 8 }) });
});

const renderLikes = (offset?: number) =>
  render(
    <ArticleLikes
      articleId="sink"
      articleUrl="/en-us/articles/sink"
      minuteReading={4}
      likes={7}
      views={1}
      {...(offset !== undefined && { offset })}
    />,
  );
const like = (): HTMLElement => screen.getByRole('button', { name: /^Like/ });
const press = (): Promise<void> => act(async () => void fireEvent.click(like()));

test('after a 201 response, stores whether the article is liked or disliked', async () => {
  renderLikes();
  await press();
  expect(localStorage.getItem(KEY)).toBe('liked');
  expect(like()).toHaveTextContent('Like8');
  await press();
  expect(localStorage.getItem(KEY)).toBe('disliked');
});

test.each([200, 404, 429, 503])('after a %i response, stores nothing and shows an error', async (refusal) => {
  status = refusal;
  renderLikes();
  await press();
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(like()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('That didn’t work. Please try again later.')).toBeInTheDocument();
});

test('loads the counts when the widget is within 20 pixels of the viewport, or a custom offset', () => {
  renderLikes();
  renderLikes(0);
  expect(margins).toEqual(['20px 0', '0px 0']);
});

test('after a second, announces that the like is still being sent, and then the outcome', async () => {
  jest.useFakeTimers();
  let answer = (): void => undefined;
  const { fetch } = globalThis;
  globalThis.fetch = (...request) =>
    new Promise((resolve) => {
      answer = () => resolve(fetch(...request));
    });
  renderLikes();
  await press();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void jest.advanceTimersByTime(1_000));
  expect(screen.getByRole('status')).toHaveTextContent('Still sending. Please wait.');
  await act(async () => answer());
  expect(screen.getByRole('status')).not.toHaveTextContent('Still sending');
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  jest.useRealTimers();
});
