import type { Example } from '@/components/ui/example';
import { variant } from '../example-data';
import { VariantCard } from './VariantCard';

export const examples: readonly Example[] = [
  { name: 'default', element: <VariantCard variant={variant('example-variant')} /> },
  {
    name: 'highlight',
    element: <VariantCard variant={{ ...variant('example-variant-highlight'), styles: 'highlight' }} />,
  },
  {
    name: 'in a carousel',
    element: <VariantCard variant={variant('example-variant-in-carousel')} inCarousel />,
  },
];
