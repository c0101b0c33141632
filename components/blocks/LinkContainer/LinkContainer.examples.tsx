import type { LinkContainerFragment } from '@/graphql/generated/operations';
import type { Example } from '@/components/ui/example';
import { CONTEXT, IMAGE_BUTTON, linkButton } from '../example-data';
import { LinkContainer } from './LinkContainer';

const block = (styles: string | null): LinkContainerFragment => ({
  __typename: 'LinkContainer',
  sys: { id: `example-links-${styles ?? 'row'}` },
  name: 'Links',
  text: `Keep reading: ${styles ?? 'row'}`,
  styles,
  linksCollection: { items: [linkButton('Brands'), linkButton('Articles'), IMAGE_BUTTON] },
});

export const examples: readonly Example[] = [null, 'list'].map((styles) => ({
  name: styles ?? 'row',
  element: <LinkContainer block={block(styles)} context={CONTEXT} />,
}));
