import { doseName, doseOf, dosesText, isDiluted, type Dose } from './dose.ts';
import { temperatureRange, temperatureText, waterText } from './temperature.ts';

const dose = (fields: Partial<Dose>): Dose => ({
  ratio: null,
  amountMinimum: null,
  amountMaximum: null,
  amountUnit: null,
  perAmount: null,
  perUnit: null,
  ...fields,
});

test.each([
  [{ ratio: 64 }, '1:64 (2 fl oz per gal of water, 16 mL per L)'],
  [{ ratio: 20 }, '1:20 (6.4 fl oz per gal of water, 50 mL per L)'],
  [
    { amountMinimum: 2, amountUnit: 'fl oz', perAmount: 1, perUnit: 'gal of water' },
    '2 fl oz per gal of water (16 mL per L)',
  ],
  [
    { amountMinimum: 2, amountMaximum: 4, amountUnit: 'fl oz', perAmount: 1, perUnit: 'gal of water' },
    '2 to 4 fl oz per gal of water (16 to 31 mL per L)',
  ],
  [
    { amountMinimum: 1, amountUnit: 'fl oz', perAmount: 16, perUnit: 'gal of water' },
    '1 fl oz per 16 gal of water (0.49 mL per L)',
  ],
  [
    { amountMinimum: 0.25, amountUnit: 'cup', perAmount: 1, perUnit: 'gal of water' },
    '1/4 cup per gal of water (16 mL per L)',
  ],
  [
    { amountMinimum: 3, amountUnit: 'fl oz', perAmount: 100, perUnit: 'lb of laundry' },
    '3 fl oz per 100 lb of laundry (2 mL per kg)',
  ],
  [
    { amountMinimum: 2, amountUnit: 'oz', perAmount: 100, perUnit: 'lb of laundry' },
    '2 oz per 100 lb of laundry (1.3 g per kg)',
  ],
  [
    { amountMinimum: 1, amountUnit: 'scoop', perAmount: 10, perUnit: 'gal of water' },
    '1 scoop per 10 gal of water (38 L)',
  ],
  [
    { amountMinimum: 5, amountUnit: 'oz', perAmount: 10, perUnit: 'gal of water' },
    '5 oz per 10 gal of water (3.7 g per L)',
  ],
  [{ amountMinimum: 2, amountUnit: 'fl oz', perAmount: 1, perUnit: 'load' }, '2 fl oz per load (59 mL)'],
  [{ amountMinimum: 3, amountUnit: 'oz', perAmount: 1, perUnit: 'load' }, '3 oz per load (85 g)'],
  [{ amountMinimum: 1, amountUnit: 'pac', perAmount: 1, perUnit: 'cycle' }, '1 pac per cycle'],
  [{ amountMinimum: 2, amountUnit: 'pump', perAmount: 1, perUnit: 'wash' }, '2 pumps per wash'],
  [{ amountMinimum: 1, amountUnit: 'pad', perAmount: 100, perUnit: 'sq ft' }, '1 pad per 100 sq ft (9.3 m²)'],
  [{}, ''],
])('formats the dose %j as %s', (fields, text) => {
  expect(doseOf(dose(fields))).toBe(text);
});

test('lists each dose of a product once, or displays "Ready to use"', () => {
  const one = dose({ ratio: 64 });
  expect(dosesText('Concentrate', [one, one])).toBe('1:64 (2 fl oz per gal of water, 16 mL per L)');
  expect(dosesText('Ready to use', [])).toBe('Ready to use');
  expect(dosesText('Paper', [])).toBe('');
});

test('formats temperatures in both units', () => {
  expect(temperatureText(120)).toBe('120 °F (49 °C)');
  expect(temperatureRange(110, null)).toBe('110 °F (43 °C) or warmer');
  expect(temperatureRange(null, 90)).toBe('At most 90 °F (32 °C)');
  expect(temperatureRange(110, 130)).toBe('110 to 130 °F (43 to 54 °C)');
  expect(temperatureRange(null, null)).toBe('');
});

test('formats the water temperature for use in a sentence', () => {
  expect(waterText(110, null)).toBe('water 110 °F (43 °C) or warmer');
  expect(waterText(null, 75)).toBe('water at most 75 °F (24 °C)');
  expect(waterText(null, null)).toBe('');
});

test('treats a dryer sheet as dosed but not as diluted', () => {
  const sheet = dose({ amountMinimum: 1, amountUnit: 'sheet', perAmount: 1, perUnit: 'load' });
  expect(isDiluted(sheet)).toBe(false);
  expect(doseName([sheet])).toBe('Dose');
  expect(isDiluted(dose({ ratio: 64 }))).toBe(true);
  expect(doseName([dose({ ratio: 64 })])).toBe('Dilution');
  expect(doseName([])).toBe('Dilution');
});
