import { watchPresses, type PressWatch } from './press';

let watch: PressWatch;
beforeEach(() => {
  jest.useFakeTimers();
  watch = watchPresses();
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

const dispatch = (...types: string[]): void => {
  for (const type of types) document.body.dispatchEvent(new Event(type, { bubbles: true }));
};

test('runs an action at once when nothing is pressed', () => {
  const action = jest.fn();
  watch.afterPress(action);
  expect(action).toHaveBeenCalledTimes(1);
});

test('runs an action after the click of a press, however long it is held', () => {
  const order: string[] = [];
  document.body.addEventListener('click', () => order.push('click'), { once: true });
  dispatch('pointerdown', 'mousedown');
  watch.afterPress(() => order.push('action'));
  jest.advanceTimersByTime(10_000);
  dispatch('pointerup', 'mouseup', 'click');
  expect(order).toEqual(['click']);
  jest.runAllTimers();
  expect(order).toEqual(['click', 'action']);
});

test('waits for the mouse events of a touch, which follow its pointer events', () => {
  const action = jest.fn();
  dispatch('pointerdown', 'pointerup', 'mousedown');
  watch.afterPress(action);
  jest.runAllTimers();
  expect(action).not.toHaveBeenCalled();
  dispatch('mouseup', 'click');
  jest.runAllTimers();
  expect(action).toHaveBeenCalledTimes(1);
});

test('runs an action when the press becomes a scroll or a menu, and none after it has stopped', () => {
  const action = jest.fn();
  for (const end of ['pointercancel', 'contextmenu', 'dragend']) {
    dispatch('pointerdown');
    watch.afterPress(action);
    dispatch(end);
    jest.runAllTimers();
  }
  expect(action).toHaveBeenCalledTimes(3);
  dispatch('pointerdown');
  watch.afterPress(action);
  watch.stop();
  dispatch('pointerup');
  jest.runAllTimers();
  expect(action).toHaveBeenCalledTimes(3);
});
