import type { Example } from '../example';
import { ErrorMessage } from './ErrorMessage';

// Each example is a whole page, with its own `<main>` and `<h1>`.
export const examples: readonly Example[] = [
  { name: 'failed', element: <ErrorMessage /> },
  { name: 'missing', element: <ErrorMessage what="missing" /> },
];
