/** @jest-environment node */
import { protectionOf } from './protection';

test('the equipment of the product stands first, and everything once', () => {
  expect(
    protectionOf(['Safety glasses', 'Ventilation'], ['Wet floor signs', 'safety glasses', 'Ventilation']),
  ).toEqual(['Safety glasses', 'Ventilation', 'Wet floor signs']);
});

test('what protects less than another item is left out, whoever names it', () => {
  expect(
    protectionOf(
      ['Chemical splash goggles', 'Disposable gloves'],
      ['Safety glasses', 'Chemical-resistant gloves'],
    ),
  ).toEqual(['Chemical splash goggles', 'Chemical-resistant gloves']);
});

test('a product without equipment leaves what the task names', () => {
  expect(protectionOf([], ['Disposable gloves'])).toEqual(['Disposable gloves']);
});
