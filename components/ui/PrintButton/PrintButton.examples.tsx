import type { Example } from '../example';
import { PrintButton } from './PrintButton.client';

export const examples: readonly Example[] = [
  { name: 'default', element: <PrintButton>Print this plan</PrintButton> },
];
