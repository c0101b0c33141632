import type { Example } from '@/components/ui/example';
import { VIDEO } from '../example-data';
import { Video } from './Video';

export const examples: readonly Example[] = [
  { name: 'with a caption', element: <Video block={VIDEO} /> },
  { name: 'dark', element: <Video block={{ ...VIDEO, styles: 'dark' }} /> },
  { name: 'without a caption', element: <Video block={VIDEO} caption={false} /> },
];
