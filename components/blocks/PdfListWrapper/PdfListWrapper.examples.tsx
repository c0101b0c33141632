import type { PdfListWrapperFragment } from '@/graphql/generated/operations';
import type { Example } from '@/components/ui/example';
import { documentButton } from '../example-data';
import { PdfListWrapper } from './PdfListWrapper';

const block: PdfListWrapperFragment = {
  __typename: 'PdfListWrapper',
  sys: { id: 'example-documents' },
  title: 'Documents',
  componentWidth: null,
  documentsCollection: { items: [documentButton('Safety data sheet'), documentButton('Wall chart')] },
};

export const examples: readonly Example[] = [{ name: 'default', element: <PdfListWrapper block={block} /> }];
