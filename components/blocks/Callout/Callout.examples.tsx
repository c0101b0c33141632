import type { CalloutFragment } from '@/graphql/generated/operations';
import { PARAGRAPH, type Example } from '@/components/ui/example';
import { linkButton } from '../example-data';
import { Callout } from './Callout';

const callout = (styles: string | null): CalloutFragment => ({
  __typename: 'Callout',
  sys: { id: `example-callout-${styles ?? 'default'}` },
  title: `Good to know: ${styles ?? 'default'}`,
  text: PARAGRAPH,
  callToActionsCollection: { items: [linkButton('See Dawn')] },
  styles,
  componentWidth: null,
});

export const examples: readonly Example[] = [null, 'accent', 'dark', 'notice'].map((styles) => ({
  name: styles ?? 'default',
  element: <Callout block={callout(styles)} />,
}));
