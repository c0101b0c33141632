import type { Example } from '@/components/ui/example';
import { CARD_PICTURE, testimonial } from '../example-data';
import { Testimonial } from './Testimonial';

export const examples: readonly Example[] = [
  { name: 'without a portrait', element: <Testimonial testimonial={testimonial('Ana')} /> },
  {
    name: 'with a portrait',
    element: <Testimonial testimonial={{ ...testimonial('Ben'), image: CARD_PICTURE }} />,
  },
  {
    name: 'with a portrait, without a role',
    element: (
      <Testimonial testimonial={{ ...testimonial('Cleo'), image: CARD_PICTURE, role: null, company: null }} />
    ),
  },
];
