import type { Example } from '../example';
import { ErrorMessage } from './ErrorMessage';

// Each is a whole page of its own, with its own main content and level-1 heading.
export const examples: readonly Example[] = [
  { name: 'failed', element: <ErrorMessage /> },
  { name: 'missing', element: <ErrorMessage what="missing" /> },
];
