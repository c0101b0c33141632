import { cropFocusOf } from './crop-focus.ts';

test('uses the focus of the first valid tag of an asset', () => {
  expect(cropFocusOf(['summer', 'cropFocusTopRight', 'cropFocusLeft'])).toBe('top_right');
  expect(cropFocusOf(['summer', 'toString'])).toBeUndefined();
  expect(cropFocusOf([])).toBeUndefined();
});
