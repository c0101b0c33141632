/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { MOTION } from '../motion';
import { hide, reveal } from './play';
import { Reveal } from './Reveal.client';

jest.mock('./play', () => ({ hide: jest.fn(), reveal: jest.fn() }));

let thresholds: (number | number[] | undefined)[];
let disconnected: number;
let notify: (isIntersecting: boolean) => void;
let reduced: boolean;

beforeEach(() => {
  thresholds = [];
  disconnected = 0;
  reduced = false;
  jest.clearAllMocks();
  Object.assign(window, {
    matchMedia: () => ({ matches: reduced }),
    requestIdleCallback: (callback: () => void) => {
      callback();
      return 1;
    },
    cancelIdleCallback: () => undefined,
  });
  globalThis.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      thresholds.push(options?.threshold);
      notify = (isIntersecting) => {
        const target = document.body;
        const rect = target.getBoundingClientRect();
        const sizes = { boundingClientRect: rect, intersectionRect: rect, rootBounds: null };
        callback([{ target, isIntersecting, intersectionRatio: 0, time: 0, ...sizes }], this);
      };
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {
      disconnected += 1;
    }
    takeRecords(): [] {
      return [];
    }
  };
});

const show = (props: { visibility?: number; repeat?: boolean } = {}): Promise<void> =>
  act(async () => {
    render(
      <Reveal motion="fade" {...props}>
        Words
      </Reveal>,
    );
  });

test('reveals content at the given visibility threshold, with the default duration and delay', async () => {
  await show({ visibility: 0.4 });
  await show();
  expect(thresholds).toEqual([0.4, MOTION.visibility]);
  notify(false);
  expect(hide).toHaveBeenCalledTimes(1);
  notify(true);
  expect(reveal).toHaveBeenCalledWith(expect.anything(), 'fade', { duration: 1_000, delay: 0 });
});

test('reveals content once, or each time it comes into view', async () => {
  await show();
  notify(false);
  notify(true);
  expect(disconnected).toBe(1);
  await show({ repeat: true });
  for (const isInView of [false, true, false, true]) notify(isInView);
  expect(disconnected).toBe(1);
  expect(reveal).toHaveBeenCalledTimes(3);
});

test('hides nothing from visitors who prefer reduced motion', async () => {
  reduced = true;
  await show();
  expect(thresholds).toEqual([]);
});
