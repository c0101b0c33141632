import type { ReactNode } from 'react';
import type { Example } from '../example';
import { Column, Columns, Tiles } from './Grid';

const Cell = ({ children }: { children: ReactNode }) => (
  <div style={{ padding: 'var(--space-4)', border: '1px solid var(--line)' }}>{children}</div>
);

const WIDTHS = [12, 8, 4, 6, 6, 3, 3, 3, 3];

export const examples: readonly Example[] = [
  {
    name: 'tiles',
    element: (
      <Tiles>
        {[1, 2, 3, 4, 5].map((tile) => (
          <li key={tile}>
            <Cell>tile {tile}</Cell>
          </li>
        ))}
      </Tiles>
    ),
  },
  {
    name: 'cards',
    element: (
      <Tiles size="cards">
        {[1, 2, 3].map((card) => (
          <li key={card}>
            <Cell>card {card}</Cell>
          </li>
        ))}
      </Tiles>
    ),
  },
  {
    name: 'columns',
    element: (
      <Columns>
        {WIDTHS.map((width, index) => (
          <Column key={index} desktop={width} tablet={Math.max(width, 4)}>
            <Cell>{width} of 12</Cell>
          </Column>
        ))}
        <Column bleed>
          <Cell>Full bleed</Cell>
        </Column>
      </Columns>
    ),
  },
];
