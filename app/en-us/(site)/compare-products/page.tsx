import type { Metadata } from 'next';
import { getTrail } from '@/components/layout/Breadcrumbs/trail';
import { Page } from '@/components/layout/Page/Page';
import type { Candidate } from '@/components/pages/ComparePage/AddProduct';
import { ComparePage, CompareUnavailable } from '@/components/pages/ComparePage/ComparePage';
import { comparedProducts, type Compared } from '@/lib/compare/products';
import { compareKey, parseSelection } from '@/lib/compare/selection';
import { orUnavailable } from '@/lib/content/client/content-unavailable';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { COMPARE_PRODUCTS } from '@cleanpro/content-values/paths/own-pages';
import { getFormOutcome, getFormsOnPage } from '@/lib/forms/forms-on-page';
import { search, SearchUnavailableError } from '@/lib/search/search';
import { parseSearchQuery } from '@/lib/search/search-query';
import { getPageMetadata } from '@/lib/seo/metadata';

const TITLE = 'Compare products';
const DESCRIPTION = 'Compare professional cleaning products side by side.';
const MAX_CANDIDATES = 8;

/** Rendered per request, because the build must not need content. */
export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams;
  return getPageMetadata({
    slug: COMPARE_PRODUCTS,
    title: TITLE,
    description: DESCRIPTION,
    index: false,
    outcome: (await getFormOutcome(query)) ?? (query.find ? 'results' : undefined),
  });
}

/**
 * Returns products that can be added: the matches of the search term or, without one, products in the first compared
 * product's category.
 */
async function findCandidates(find: string, compared: readonly Compared[]): Promise<Candidate[]> {
  const category = compared[0]?.product.categoriesCollection?.items[0]?.code ?? undefined;
  if (!find && !category) return [];
  try {
    const { hits } = await search(parseSearchQuery({ q: find, kind: 'product', ...(!find && { category }) }));
    return hits
      .flatMap(({ document: { href, title, brand, image } }): Candidate[] => {
        const key = compareKey(href.replace(`${ROOT}/`, ''));
        return key === null || compared.some((other) => other.key === key)
          ? []
          : [{ key, name: title, brand, image }];
      })
      .slice(0, MAX_CANDIDATES);
  } catch (error) {
    if (error instanceof SearchUnavailableError) return [];
    throw error;
  }
}

/** /en-us/compare-products?products=a,b,c */
export default async function CompareRoute({ searchParams }: Props) {
  const parameters = await searchParams;
  const keys = parseSelection(parameters.products);
  const [compared, trail, visit] = await Promise.all([
    orUnavailable(comparedProducts(keys)),
    getTrail({ slug: COMPARE_PRODUCTS, title: TITLE }),
    getFormsOnPage(COMPARE_PRODUCTS, parameters),
  ]);
  const { q: find } = parseSearchQuery({ q: parameters.find });
  return (
    <Page slug={COMPARE_PRODUCTS} trail={trail} visit={visit}>
      {compared === 'unavailable' ? (
        <CompareUnavailable />
      ) : (
        <ComparePage
          compared={compared}
          missing={keys.length - compared.length}
          onlyDifferences={parameters.only === 'differences' && compared.length > 1}
          find={find}
          candidates={await findCandidates(find, compared)}
        />
      )}
    </Page>
  );
}
