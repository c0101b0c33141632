import { PARAGRAPH, type Example } from '../example';
import { Reveal } from './Reveal.client';

export const examples: readonly Example[] = [
  {
    name: 'fade',
    element: (
      <Reveal motion="fade">
        <p>{PARAGRAPH}</p>
      </Reveal>
    ),
  },
];
