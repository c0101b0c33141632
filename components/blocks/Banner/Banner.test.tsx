import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { BannerFragment } from '@/graphql/generated/operations';
import { BADGE, CONTEXT, IMAGE_BUTTON, IMAGE_SET, linkButton, VIDEO_BUTTON } from '../example-data';
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

test('a banner has a picture of its own for smartphones, tablets and desktops', () => {
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

test('a banner calls to action by a video button, an image button or a link button', () => {
  const items = [VIDEO_BUTTON, IMAGE_BUTTON, linkButton('See Dawn')];
  render(<Banner block={{ ...BANNER, callToActionCollection: { items } }} context={CONTEXT} />);
  expect(screen.getByRole('button', { name: VIDEO_BUTTON.linkText ?? '' })).toHaveAttribute(
    'aria-haspopup',
    'dialog',
  );
  expect(screen.getByRole('link', { name: 'See Dawn' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: IMAGE_BUTTON.altText ?? '' }).querySelector('img')).not.toBeNull();
});

test('a banner has its badges', () => {
  const badge = {
    __typename: 'Image' as const,
    sys: { id: 'badge' },
    image: BADGE,
    altText: 'Care line',
    tooltip: null,
  };
  render(<Banner block={{ ...BANNER, badgeImagesCollection: { items: [badge] } }} context={CONTEXT} />);
  expect(screen.getByRole('img', { name: 'Care line' })).toBeInTheDocument();
});
