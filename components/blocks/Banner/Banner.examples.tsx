import type { BannerFragment } from '@/graphql/generated/operations';
import { PARAGRAPH, type Example } from '@/components/ui/example';
import { BADGE, CONTEXT, IMAGE_SET, linkButton, VIDEO_BUTTON } from '../example-data';
import { Banner } from './Banner';

const banner = (name: string, change: Partial<BannerFragment>): BannerFragment => ({
  __typename: 'Banner',
  sys: { id: `example-banner-${name}` },
  image: IMAGE_SET,
  contentCollection: {
    items: [
      {
        __typename: 'Heading',
        sys: { id: `heading-${name}` },
        text: `Clean, ${name}`,
        level: 2,
      },
      { __typename: 'Paragraph', sys: { id: `paragraph-${name}` }, paragraph: PARAGRAPH },
    ],
  },
  callToActionCollection: { items: [linkButton('See Dawn'), VIDEO_BUTTON] },
  badgeImagesCollection: {
    items: [
      {
        __typename: 'Image',
        sys: { id: `badge-${name}` },
        image: BADGE,
        altText: 'Care line, 24/7',
        tooltip: null,
      },
    ],
  },
  contentPosition: 'Middle Left',
  textAlign: null,
  styles: null,
  componentWidth: null,
  ...change,
});

export const examples: readonly Example[] = [
  { name: 'light text', element: <Banner block={banner('on dark', {})} context={CONTEXT} /> },
  {
    name: 'dark text, compact',
    element: (
      <Banner
        block={banner('on light', { styles: 'dark-on-light compact', contentPosition: 'Middle Center' })}
        context={CONTEXT}
      />
    ),
  },
];
