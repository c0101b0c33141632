import { Card } from '../Card/Card';
import type { Example } from '../example';
import { Column, Columns, Tiles } from './Grid';

const WIDTHS = [12, 8, 4, 6, 6, 3, 3, 3, 3];

export const examples: readonly Example[] = [
  {
    name: 'tiles',
    element: (
      <Tiles>
        {[1, 2, 3, 4, 5].map((tile) => (
          <li key={tile}>
            <Card>tile {tile}</Card>
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
            <Card>card {card}</Card>
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
            <Card>{width} of 12</Card>
          </Column>
        ))}
        <Column bleed>
          <Card>Full bleed</Card>
        </Column>
      </Columns>
    ),
  },
];
