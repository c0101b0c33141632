/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Tiles } from './Grid';

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
  [14, 4],
])('lays out %i cards in at most %i columns', (count, columns) => {
  render(
    <Tiles size="cards">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>{index}</li>
      ))}
      {null}
    </Tiles>,
  );
  expect(screen.getByRole('list').style.getPropertyValue('--columns')).toBe(String(columns));
});
