/** @jest-environment jsdom */
import { watchPresses, type PressWatch } from './press';

let watch: PressWatch;
let order: string[];
beforeEach(() => {
  jest.useFakeTimers();
  watch = watchPresses();
  order = [];
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

const dispatch = (...types: string[]): void => {
  for (const type of types) document.body.dispatchEvent(new Event(type, { bubbles: true }));
};
/** Records when the press has ended. */
const wait = (): void => void watch.waitForRelease().then(() => order.push('released'));

test('does not wait when nothing is pressed', async () => {
  wait();
  await Promise.resolve();
  expect(order).toEqual(['released']);
});

test('waits for the click at the end of a press, no matter how long the press is held', async () => {
  document.body.addEventListener('click', () => order.push('click'), { once: true });
  dispatch('pointerdown', 'mousedown');
  wait();
  await jest.advanceTimersByTimeAsync(10_000);
  dispatch('pointerup', 'mouseup', 'click');
  expect(order).toEqual(['click']);
  await jest.runAllTimersAsync();
  expect(order).toEqual(['click', 'released']);
});

test('after a touch, waits for the mouse events that follow the pointer events', async () => {
  dispatch('pointerdown', 'pointerup', 'mousedown');
  wait();
  await jest.runAllTimersAsync();
  expect(order).toEqual([]);
  dispatch('mouseup', 'click');
  await jest.runAllTimersAsync();
  expect(order).toEqual(['released']);
});

test.each(['pointercancel', 'contextmenu', 'dragend', 'keydown'])(
  'does not wait for a click after %s',
  async (end) => {
    dispatch('pointerdown');
    wait();
    dispatch(end);
    await jest.runAllTimersAsync();
    expect(order).toEqual(['released']);
  },
);
