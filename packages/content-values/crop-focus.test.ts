import { cropFocusOf } from './crop-focus.ts';

test("uses the focus from an asset's first valid tag", () => {
  expect(cropFocusOf(['summer', 'cropFocusTopRight', 'cropFocusLeft'])).toBe('top_right');
  expect(cropFocusOf(['summer', 'toString'])).toBeUndefined();
  expect(cropFocusOf([])).toBeUndefined();
});
