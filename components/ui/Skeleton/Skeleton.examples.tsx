import type { Example } from '../example';
import { Skeleton } from './Skeleton';

export const examples: readonly Example[] = [
  { name: 'picture', element: <Skeleton ratio="16 / 9" /> },
  { name: 'text', element: <Skeleton lines={4} /> },
];
