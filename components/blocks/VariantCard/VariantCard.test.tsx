import { render, screen } from '@testing-library/react';
import { variant } from '../example-data';
import { VariantCard } from './VariantCard';

const pack = { ...variant('pack'), productName: 'Pan Soak', variantDescription: '25 lb pail' };

test('a pack on its product’s page is named by its size', () => {
  render(<VariantCard variant={pack} />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('25 lb pail');
});

test('a pack among those of other products is named by its product, with its size below', () => {
  render(<VariantCard variant={pack} inCarousel />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Pan Soak');
  expect(screen.getByText('25 lb pail')).toBeTruthy();
});
