import { foodContactText, fragranceText } from './fact-wording';

test.each([
  ['Concentrate', false, 'Scented'],
  ['Concentrate', true, 'Fragrance free'],
  ['Paper', true, 'Fragrance free'],
  ['Tool', true, null],
  ['Tool', false, 'Scented'],
  ['Concentrate', null, null],
])('describes the fragrance of form %s with fragranceFree %s as %s', (form, fragranceFree, expected) => {
  expect(fragranceText({ form, fragranceFree })).toBe(expected);
});

test.each([
  ['Concentrate', 'Potable water', /when they are rinsed with potable water and sanitized afterward$/],
  ['Ready to use', 'Do not rinse', /as the directions say, without another rinse$/],
  ['Paper', 'Not applicable', /washed, rinsed and sanitized in separate steps$/],
])('for form %s and rinse %s, describes food contact and the required steps', (form, rinse, expected) => {
  expect(foodContactText({ form, foodContact: true, rinse })).toMatch(expected);
});

test('omits food contact for a product not meant for it', () => {
  expect(foodContactText({ form: 'Concentrate', foodContact: false, rinse: 'Potable water' })).toBeNull();
});
