import { PARAGRAPH, type Example } from '../example';
import { Tabs } from './Tabs';

export const examples: readonly Example[] = [
  {
    name: 'default',
    element: (
      <Tabs
        name="example-tabs"
        tabs={['Directions', 'Surfaces', 'Safety'].map((title) => ({
          id: `tab-${title.toLowerCase()}`,
          title,
          content: <p>{`${title}. ${PARAGRAPH}`}</p>,
        }))}
      />
    ),
  },
];
