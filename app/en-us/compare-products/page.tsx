import type { Metadata } from 'next';
import { fixedMetadata } from '@/components/layout/FixedRoute/fixed-metadata';
import { FixedRoute } from '@/components/layout/FixedRoute/FixedRoute';
import type { Candidate } from '@/components/pages/ComparePage/AddProduct';
import { ComparePage, CompareUnavailable } from '@/components/pages/ComparePage/ComparePage';
import { comparedProducts, type Compared } from '@/lib/compare/products';
import { compareKey, selectionOf } from '@/lib/compare/selection';
import { orUnavailable } from '@/lib/content/client/content-unavailable';
import { ROOT } from '@/lib/content/routing/links';
import { search, SearchUnavailableError } from '@/lib/search/search';
import { searchQueryOf } from '@/lib/search/search-query';

const SLUG = 'compare-products';
const TITLE = 'Compare products';
const CANDIDATES = 8;

/** Rendered at each request: the build must not need content. */
export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = (): Promise<Metadata> => fixedMetadata(SLUG, TITLE);

/** Products that may be added: what is looked for, or else what has the category of the first. */
async function candidatesFor(find: string, compared: readonly Compared[]): Promise<Candidate[]> {
  const category = compared[0]?.product.categoriesCollection?.items[0]?.code ?? undefined;
  if (!find && !category) return [];
  try {
    const { hits } = await search(searchQueryOf({ q: find, kind: 'product', ...(!find && { category }) }));
    return hits
      .flatMap(({ document: { href, title, brand, image } }): Candidate[] => {
        const key = compareKey(href.replace(`${ROOT}/`, ''));
        return key === null || compared.some((other) => other.key === key)
          ? []
          : [{ key, name: title, brand, image }];
      })
      .slice(0, CANDIDATES);
  } catch (error) {
    if (error instanceof SearchUnavailableError) return [];
    throw error;
  }
}

/** /en-us/compare-products?products=a,b,c */
export default async function Page({ searchParams }: Props) {
  const parameters = await searchParams;
  const keys = selectionOf(parameters.products);
  const compared = await orUnavailable(comparedProducts(keys));
  const { q: find } = searchQueryOf({ q: parameters.find });
  return (
    <FixedRoute slug={SLUG} title={TITLE}>
      {compared === 'unavailable' ? (
        <CompareUnavailable />
      ) : (
        <ComparePage
          compared={compared}
          missing={keys.length - compared.length}
          onlyDifferences={parameters.only === 'differences' && compared.length > 1}
          find={find}
          candidates={await candidatesFor(find, compared)}
        />
      )}
    </FixedRoute>
  );
}
