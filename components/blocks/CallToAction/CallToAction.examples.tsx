import type { Example } from '@/components/ui/example';
import { CALLS_TO_ACTION, linkButton } from '../example-data';
import { CallsToAction } from './CallToAction';

const HALF = { sys: { id: 'example-half' }, desktop: '6', tablet: '6', smartphone: '12' };

export const examples: readonly Example[] = [
  { name: 'link, video and image', element: <CallsToAction actions={CALLS_TO_ACTION} /> },
  { name: 'on dark', element: <CallsToAction actions={CALLS_TO_ACTION} onDark />, tone: 'dark' },
  {
    name: 'with widths',
    element: (
      <CallsToAction
        actions={['See Dawn', 'See Tide'].map((text) => ({ ...linkButton(text), componentWidth: HALF }))}
      />
    ),
  },
];
