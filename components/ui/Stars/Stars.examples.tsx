import type { Example } from '../example';
import { Stars } from './Stars';

export const examples: readonly Example[] = [
  { name: 'small', element: <Stars rating={4.3} size="s" /> },
  { name: 'medium', element: <Stars rating={2.5} /> },
  { name: 'large, not rated', element: <Stars rating={null} size="l" /> },
];
