/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { variant } from '../example-data';
import { SafetyDataSheetPopup } from './SafetyDataSheetPopup';

const supplied = { ...variant('pack'), productName: 'Pan Soak', variantDescription: '25 lb pail' };
const concentrate = {
  ...supplied,
  safetySheetCollection: null,
  concentrateCollection: supplied.safetySheetCollection,
};

test('links include the product name, and Spanish text has lang="es"', () => {
  render(<SafetyDataSheetPopup variant={supplied} inCarousel={false} />);
  const links = screen.getAllByRole('link').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
  expect(links).toEqual([
    'Safety data sheet (English): Pan Soak (opens in a new tab)',
    'Ficha de datos de seguridad (español): Pan Soak (opens in a new tab)',
  ]);
  expect(screen.getByText('Ficha de datos de seguridad (español)').lang).toBe('es');
});

test('the button for a concentrate includes the pack size', () => {
  render(<SafetyDataSheetPopup variant={concentrate} inCarousel={false} />);
  expect(screen.getByRole('button', { name: 'Safety data sheets for 25 lb pail' })).toBeTruthy();
});

test('renders no heading for an empty list', () => {
  render(<SafetyDataSheetPopup variant={concentrate} inCarousel />);
  expect(screen.getAllByRole('heading', { level: 4, hidden: true }).map((each) => each.textContent)).toEqual([
    'Concentrate',
  ]);
});
