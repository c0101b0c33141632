import { foodContactText, fragranceText } from './fact-texts';

test.each([
  ['Concentrate', false, 'Scented'],
  ['Concentrate', true, 'Fragrance free'],
  ['Paper', true, 'Fragrance free'],
  ['Tool', true, null],
  ['Tool', false, 'Scented'],
  ['Concentrate', null, null],
])('the fragrance of the form %s with fragranceFree %s is %s', (form, fragranceFree, expected) => {
  expect(fragranceText({ form, fragranceFree })).toBe(expected);
});

test.each([
  ['Concentrate', 'Potable water', /when they are rinsed with potable water and sanitized afterward$/],
  ['Ready to use', 'Do not rinse', /as the directions say, without another rinse$/],
  ['Paper', 'Not applicable', /washed, rinsed and sanitized in separate steps$/],
])('food contact of the form %s with the rinse %s says what comes afterward', (form, rinse, expected) => {
  expect(foodContactText({ form, foodContact: true, rinse })).toMatch(expected);
});

test('a product that is not for food-contact surfaces says nothing about them', () => {
  expect(foodContactText({ form: 'Concentrate', foodContact: false, rinse: 'Potable water' })).toBeNull();
});
