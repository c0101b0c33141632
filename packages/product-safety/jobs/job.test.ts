import { product } from './fixture.ts';
import { productsNamedIn } from './job.ts';

const PRODUCTS = [
  'Heavy Duty Degreaser',
  'Heavy Duty Floor Cleaner',
  'Glass Cleaner',
  'Disinfecting Spray and Glass Cleaner',
  'Multi-Purpose Cleaner with Citrus',
  '24 Hour Multi-Purpose Cleaner',
  'Duster Starter Kit',
  'Duster Starter Refills',
  'Disinfecting Wipes',
].map((name) => product(name));

test.each([
  ['Spray **Heavy Duty Degreaser**.', ['Heavy Duty Degreaser']],
  ['Mop with the floor cleaner.', ['Heavy Duty Floor Cleaner']],
  ['After a restroom floor cleaner, rinse.', []],
  ['Use Glass Cleaner.', ['Glass Cleaner']],
  ['Use Disinfecting Spray.', ['Disinfecting Spray and Glass Cleaner']],
  ['Use Multi-Purpose Cleaner.', ['Multi-Purpose Cleaner with Citrus']],
  ['Use 24 Hour Multi-Purpose Cleaner.', ['24 Hour Multi-Purpose Cleaner']],
  ['Take a Disinfecting Wipe.', ['Disinfecting Wipes']],
  ['Use a Duster Starter.', ['Duster Starter Kit', 'Duster Starter Refills']],
  ['Rinse with water.', []],
])('finds the products mentioned in “%s”', (text, expected) => {
  expect(productsNamedIn(text, PRODUCTS).map(({ name }) => name)).toEqual(expected);
});
