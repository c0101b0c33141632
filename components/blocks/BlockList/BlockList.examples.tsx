import type { SectionBlock } from '@/lib/content/blocks/load-blocks';
import { PARAGRAPH, type Example } from '@/components/ui/example';
import { CONTEXT, IMAGE_SET, linkButton } from '../example-data';
import { BlockList } from './BlockList';

const section: SectionBlock = {
  __typename: 'SectionContainer',
  sys: { id: 'example-section' },
  title: 'A section with two blocks',
  introduction: PARAGRAPH,
  anchor: null,
  styles: 'tinted',
  reveal: null,
  revealRepeat: null,
  contents: [IMAGE_SET, linkButton('See Dawn')],
};

export const examples: readonly Example[] = [
  { name: 'a section', element: <BlockList blocks={[section]} context={CONTEXT} /> },
];
