/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import type { BannerFragment } from '@/graphql/generated/operations';
import { CONTEXT, IMAGE_SET } from '../example-data';
import { Banner } from './Banner';

const BANNER: BannerFragment = {
  __typename: 'Banner',
  sys: { id: 'banner' },
  image: IMAGE_SET,
  contentCollection: { items: [] },
  callToActionCollection: { items: [] },
  badgeImagesCollection: { items: [] },
  contentPosition: null,
  textAlign: null,
  styles: null,
  componentWidth: null,
};

test('uses separate pictures for smartphones, tablets and desktops', () => {
  const { container } = render(<Banner block={BANNER} context={CONTEXT} />);
  const sources = [...container.querySelectorAll('source')].map(({ media, srcset }) => [
    media,
    /\w+-(?:smartphone|tablet)\.jpg/.exec(srcset)?.[0],
  ]);
  expect(sources).toEqual([
    ['(width < 768px)', 'dawn-smartphone.jpg'],
    ['(768px <= width < 1024px)', 'dawn-tablet.jpg'],
  ]);
  expect(container.querySelector('img')).toHaveAttribute(
    'srcset',
    expect.stringContaining('dawn-desktop.jpg'),
  );
});
