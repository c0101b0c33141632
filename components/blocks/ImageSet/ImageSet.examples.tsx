import type { Example } from '@/components/ui/example';
import { IMAGE_SET } from '../example-data';
import { ImageSet } from './ImageSet';

export const examples: readonly Example[] = [
  { name: 'all crops', element: <ImageSet block={IMAGE_SET} /> },
  { name: 'framed', element: <ImageSet block={{ ...IMAGE_SET, styles: 'framed' }} /> },
  {
    name: 'one crop',
    element: <ImageSet block={{ ...IMAGE_SET, tabletImage: null, smartphoneImage: null }} />,
  },
];
