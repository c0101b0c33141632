/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { SellersFound } from './SellersFound';

test('shows the phone number while seller data is unavailable', () => {
  render(<SellersFound found="unavailable" emptyText="No Results Found" />);
  expect(screen.getByRole('group', { name: /^Please try again later some error occured/ })).toHaveAttribute(
    'id',
    'answer',
  );
  expect(screen.getByRole('link', { name: '1-800-332-7787' })).toHaveAttribute('href', 'tel:1-800-332-7787');
  expect(screen.queryByText('No Results Found')).not.toBeInTheDocument();
});

test('shows the text written by editors when there are no results', () => {
  const place = { zip: '59001', city: 'Absarokee', state: 'MT', lat: 45.5, lon: -109.4 };
  render(
    <SellersFound
      found={{ place, radiusMiles: 10, distributors: [], delivering: [], stores: [] }}
      emptyText="No Results Found"
    />,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('No Results Found within 10 miles of Absarokee, MT');
});
