import type { Example } from '../example';
import { Stars } from './Stars';

export const examples: readonly Example[] = [
  { name: 'small, with a count', element: <Stars rating={4.3} count={12} size="s" /> },
  { name: 'medium', element: <Stars rating={2.5} count={1} /> },
  { name: 'large, not rated', element: <Stars rating={null} size="l" /> },
];
