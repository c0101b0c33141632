import type { RichTextFragment } from '@/graphql/generated/operations';
import type { Example } from '@/components/ui/example';
import { CONTEXT, DOCUMENT_JSON, NO_LINKS } from '../example-data';
import { RichText } from './RichText';

const block: RichTextFragment = {
  __typename: 'ContentTypeRichText',
  sys: { id: 'example-rich-text' },
  styles: null,
  componentWidth: null,
  body: {
    json: DOCUMENT_JSON,
    links: NO_LINKS,
  },
};

export const examples: readonly Example[] = [
  { name: 'default', element: <RichText block={block} context={CONTEXT} /> },
];
