import type { Example } from '../example';
import { ShareButton } from './ShareButton.client';

export const examples: readonly Example[] = [
  { name: 'link', element: <ShareButton title="Style guide" /> },
  { name: 'outline', element: <ShareButton title="Style guide" variant="outline" /> },
];
