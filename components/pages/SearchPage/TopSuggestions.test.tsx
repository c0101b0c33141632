/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { TopSuggestion } from '@/lib/search/top-suggestions';
import { TopSuggestions } from './TopSuggestions';

const suggestion = (change: Partial<TopSuggestion>): TopSuggestion => ({
  sys: { id: 'suggestion' },
  title: 'Floor cleaner',
  link: 'brands/dawn/floor-cleaner',
  contentType: null,
  sortOrder: 0,
  imageUrl: null,
  image: null,
  ...change,
});
const picture = (): string | null | undefined => document.querySelector('img')?.getAttribute('src');

test('shows the content type of a suggestion unless it is a plain page', () => {
  const { rerender } = render(
    <TopSuggestions suggestions={[suggestion({ contentType: 'SafetyDataSheet' })]} />,
  );
  expect(screen.getByRole('listitem').textContent).toBe('Floor cleanerSafety data sheet');
  rerender(<TopSuggestions suggestions={[suggestion({ contentType: 'Page' })]} />);
  expect(screen.getByRole('listitem').textContent).toBe('Floor cleaner');
});

test('shows the linked picture, or otherwise a picture URL hosted by the content service', () => {
  const imageUrl = '/images/cleanpro/mop/x/mop.jpg';
  const image = {
    sys: { id: 'bucket' },
    contentfulMetadata: { tags: [] },
    description: null,
    url: '/images/cleanpro/bucket/x/bucket.jpg',
    width: 400,
    height: 300,
  };
  const { rerender } = render(<TopSuggestions suggestions={[suggestion({ imageUrl, image })]} />);
  expect(picture()).toContain('bucket.jpg');
  rerender(<TopSuggestions suggestions={[suggestion({ imageUrl })]} />);
  expect(picture()).toContain('mop.jpg');
  rerender(<TopSuggestions suggestions={[suggestion({ imageUrl: 'https://elsewhere.example/mop.jpg' })]} />);
  expect(picture()).toBeUndefined();
});
