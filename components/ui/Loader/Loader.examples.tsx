import type { Example } from '../example';
import { Loader } from './Loader';

export const examples: readonly Example[] = [
  { name: 'default', element: <Loader /> },
  { name: 'with a label', element: <Loader label="Loading reviews…" /> },
];
