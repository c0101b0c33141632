/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { variant } from '../example-data';
import { packText } from './quantity';
import { VariantCard } from './VariantCard';

const pack = { ...variant('pack'), productName: 'Pan Soak', variantDescription: '25 lb pail' };

test('uses the pack size as the heading on the product’s page', () => {
  render(<VariantCard variant={pack} />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('25 lb pail');
});

test('uses the product name as the heading in a carousel, with the pack size below', () => {
  render(<VariantCard variant={pack} inCarousel />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Pan Soak');
  expect(screen.getByText('25 lb pail')).toBeTruthy();
});

test.each([
  [
    { sellUnits: 1, packageSize: 75, countedItems: 'rolls', sheetsPerRoll: 450 },
    '1 unit of 75 ct (75 rolls of 450 sheets, 33,750 sheets per case)',
  ],
  [{ sellUnits: 6, packageSize: 32, countedItems: 'cloths' }, '6 units of 32 ct (32 cloths, 192 per case)'],
  [{ sellUnits: 1, packageSize: 240, countedItems: 'sheets' }, '1 unit of 240 ct (240 sheets)'],
  [
    { sellUnits: 4, packageSize: 6, countedItems: 'pieces', contents: ['1 extending handle', '5 dusters'] },
    '4 units of 6 ct (1 extending handle, 5 dusters)',
  ],
  [{ sellUnits: 1, packageSize: 1, countedItems: 'dispensers' }, '1 unit of 1 ct'],
])('describes the contents of a pack: %j', (fields, expected) => {
  expect(packText({ ...variant('pack'), packageSizeUnits: 'ct', ...fields })).toBe(expected);
});
