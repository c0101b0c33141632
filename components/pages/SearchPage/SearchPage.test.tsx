/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { SearchDocument } from '@/lib/search/search-document';
import type { SearchResults } from '@/lib/search/search-index';
import { parseSearchQuery } from '@/lib/search/search-query';
import { SearchPage } from './SearchPage';

const DOCUMENT: SearchDocument = {
  id: 'degreaser',
  kind: 'product',
  href: '/degreaser',
  title: 'Degreaser',
  brand: '',
  terms: '',
  facts: '',
  tasks: '',
  summary: '',
  text: '',
  codes: [],
  facets: { brand: [], category: [], businessType: [] },
  image: null,
  product: {
    productBrand: '',
    productName: 'Degreaser',
    ratingAndReviewId: '',
    variantDescription: '',
    sellUnits: null,
    packageSize: null,
    packageSizeUnits: '',
    caseUpc: '',
    packageUpc: '',
    safetySheets: [],
    concentrates: [],
    madeFromConcentrates: [],
    doses: ['1:64 (2 fl oz per gal of water)', '2 oz per load'],
  },
  mixture: null,
  groups: new Set(),
  claims: [],
  form: '',
  notFor: [],
};
const RESULTS: SearchResults = {
  total: 1,
  pages: 1,
  page: 1,
  hits: [
    {
      document: DOCUMENT,
      title: [{ text: 'Degreaser', marked: false }],
      excerpt: [],
      note: 'No chlorine bleach',
    },
  ],
  kinds: [],
  facets: { brand: [], category: [], businessType: [] },
  isPartial: false,
  notice: { title: 'Never mix bleach and ammonia.', text: 'Store them apart.' },
};

const show = (results: SearchResults) =>
  render(<SearchPage query={parseSearchQuery({ q: 'bleach' })} results={results} suggestions={[]} />);

test('shows the search notice above the results', () => {
  show(RESULTS);
  const notice = screen.getByText('Never mix bleach and ammonia.');
  const result = screen.getByRole('heading', { name: 'Degreaser' });
  expect(notice.parentElement?.textContent).toBe('Never mix bleach and ammonia. Store them apart.');
  expect(screen.queryByText('No products found in the search')).toBeNull();
  expect(notice.compareDocumentPosition(result)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a result shows the dilution or dose, and whether the product contains chlorine bleach', () => {
  show(RESULTS);
  const { textContent } = screen.getByRole('article');
  for (const text of ['Dilution 1:64 (2 fl oz per gal of water)', 'Dose 2 oz per load', 'No chlorine bleach'])
    expect(textContent).toContain(text);
});

test('shows no notice if the search returns none', () => {
  show({ ...RESULTS, notice: undefined });
  expect(screen.queryByText(/Never mix/)).toBeNull();
});
