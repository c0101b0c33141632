import type { AccordionFragment } from '@/graphql/generated/operations';
import type { Example } from '@/components/ui/example';
import { CONTEXT, NO_LINKS, PARAGRAPH_JSON } from '../example-data';
import { Accordion } from './Accordion';

const panel = (title: string, open: boolean) => ({
  sys: { id: `example-panel-${title}` },
  title,
  open,
  styles: null,
  body: { json: PARAGRAPH_JSON, links: NO_LINKS },
});

const block: AccordionFragment = {
  __typename: 'Accordion',
  sys: { id: 'example-accordion' },
  title: 'Before you start',
  onlyOneOpen: true,
  componentWidth: null,
  panelsCollection: {
    items: [panel('What is contact time?', true), panel('How do I dilute it?', false)],
  },
};

export const examples: readonly Example[] = [
  { name: 'one panel open', element: <Accordion block={block} context={CONTEXT} /> },
];
