import { PARAGRAPH, type Example } from '@/components/ui/example';
import { StaticMarkup } from './StaticMarkup';

export const examples: readonly Example[] = [
  {
    name: 'a part of the page that hydrates nothing',
    element: (
      <StaticMarkup as="div" name="example" version="1">
        <p>{PARAGRAPH}</p>
      </StaticMarkup>
    ),
  },
];
