import { cropFocusOf } from './crop-focus.ts';

test('an asset has the focus of its first tag that is one', () => {
  expect(cropFocusOf(['summer', 'cropFocusTopRight', 'cropFocusLeft'])).toBe('top_right');
  expect(cropFocusOf(['summer', 'toString'])).toBeUndefined();
  expect(cropFocusOf([])).toBeUndefined();
});
