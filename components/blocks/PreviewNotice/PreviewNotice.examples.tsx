import type { Example } from '@/components/ui/example';
import { PreviewNotice } from './PreviewNotice';

export const examples: readonly Example[] = [
  {
    name: 'for an editor',
    element: (
      <PreviewNotice>The video “Rinse the fryer” has no picture, so visitors do not see it.</PreviewNotice>
    ),
  },
];
