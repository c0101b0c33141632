import type { VideoBannerFragment } from '@/graphql/generated/operations';
import type { Example } from '@/components/ui/example';
import { CONTEXT, IMAGE_SET, linkButton, VIDEO } from '../example-data';
import { VideoBanner } from './VideoBanner';

const block: VideoBannerFragment = {
  __typename: 'VideoBanner',
  sys: { id: 'example-video-banner' },
  video: VIDEO,
  image: IMAGE_SET,
  contentCollection: {
    items: [
      {
        __typename: 'Heading',
        sys: { id: 'example-film-title' },
        text: 'Clean in motion',
        level: 2,
      },
    ],
  },
  callToActionCollection: { items: [linkButton('See Dawn')] },
  badgeImagesCollection: null,
  contentPosition: 'Bottom Left',
  textAlign: null,
  styles: null,
  componentWidth: null,
};

export const examples: readonly Example[] = [
  { name: 'default', element: <VideoBanner block={block} context={CONTEXT} /> },
];
