import type { Example } from '@/components/ui/example';
import { IMAGE_BUTTON } from '../example-data';
import { ImageButton } from './ImageButton';

export const examples: readonly Example[] = [
  { name: 'a link', element: <ImageButton button={IMAGE_BUTTON} /> },
  { name: 'framed', element: <ImageButton button={{ ...IMAGE_BUTTON, styles: 'framed' }} /> },
  { name: 'a picture alone', element: <ImageButton button={{ ...IMAGE_BUTTON, link: null }} /> },
];
