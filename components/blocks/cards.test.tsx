/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Truncate } from '@/components/ui/Truncate/Truncate';
import { ArticleCard } from './ArticleCard/ArticleCard';
import { article } from './ArticleCard/ArticleCard.examples';
import { CONTEXT, product } from './example-data';
import { ProductTile } from './ProductTile/ProductTile';
import { VideoFrame } from './Video/VideoFrame';

// jsdom lacks the APIs that next/cache needs, and nothing is cached here.
jest.mock('next/cache', () => ({}));

test('a product tile links to the product, with the locale and slug in the URL', () => {
  render(<ProductTile product={product('Pan Soak', 'pan-soak')} ratings={CONTEXT.ratings} />);
  const { slug } = product('Pan Soak', 'pan-soak');
  expect(screen.getByRole('link', { name: 'Pan Soak' })).toHaveAttribute('href', `/en-us/${slug}`);
});

test('a product tile shows stars only if the product has a rating', () => {
  const rated = { ...product('Pan Soak', 'pan-soak'), ratingAndReviewId: 'rated' };
  const { rerender } = render(<ProductTile product={rated} ratings={{ rated: 4 }} />);
  expect(screen.getByRole('img', { name: '4.0 out of 5 stars' })).toBeInTheDocument();
  rerender(<ProductTile product={rated} ratings={{}} />);
  expect(screen.queryByRole('img', { name: /stars/ })).toBeNull();
});

test.each([
  ['default', true],
  ['article', false],
  ['articleListing', true],
] as const)('an article card (%s) links to the article and shows the text: %s', (variant, hasText) => {
  render(<ArticleCard article={article('Linen life')} figures={CONTEXT.figures} variant={variant} />);
  expect(screen.getByRole('link', { name: 'Linen life' })).toHaveAttribute(
    'href',
    '/en-us/articles/contact-time-explained',
  );
  expect(screen.queryByText(/^How long a surface/) !== null).toBe(hasText);
  expect(screen.getByText(/4 min/)).toBeInTheDocument();
});

test.each([
  ['https://supply.example', '_blank'],
  ['http://supply.example', '_blank'],
  ['/en-us/brands', null],
  ['tel:1-800-332-7787', null],
])('a link to %s has the target %s', (href, target) => {
  render(<SmartLink href={href}>Go</SmartLink>);
  expect(screen.getByRole('link').getAttribute('target')).toBe(target);
});

test('truncates text at separate limits for small and large screens', () => {
  const { container } = render(<Truncate text="one two three four" mobile={8} desktop={14} />);
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    'one two…',
    'one two three…',
  ]);
});

test('an embedded video is 560 by 350 pixels', () => {
  render(
    <VideoFrame
      player={{ kind: 'embed', url: 'https://www.youtube-nocookie.com/embed/x?autoplay=1' }}
      title="Film"
    />,
  );
  const frame = screen.getByTitle('Film');
  expect([frame.getAttribute('width'), frame.getAttribute('height')]).toEqual(['560', '350']);
});
