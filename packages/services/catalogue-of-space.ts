import type { ContentStore } from '@cleanpro/contentful-local/space/store';
import { linksOf } from '@cleanpro/contentful-local/space/view';
import type { Catalogue, CatalogueProduct } from '@cleanpro/backend/reviews/catalogue/catalogue';

const LOCALE = 'en-US';

/**
 * Creates a catalogue of the space's published products, for a content service in the same process. The catalogue is up
 * to date after every publish.
 */
export function catalogueOfSpace(store: ContentStore, siteUrl: string): Catalogue {
  let version = -1;
  let products = new Map<string, CatalogueProduct>();

  function current(): Map<string, CatalogueProduct> {
    const space = store.current;
    if (space.version === version) return products;
    version = space.version;
    products = new Map();
    for (const { fields } of space.published.entriesOf('product')) {
      const text = (field: string): string => {
        const value = fields[field]?.[LOCALE];
        return typeof value === 'string' ? value : '';
      };
      const id = text('ratingAndReviewId');
      if (!id) continue;
      const hero = linksOf(fields.heroVariant?.[LOCALE])[0];
      const upc = hero && space.published.entry(hero.sys.id)?.fields.caseUpc?.[LOCALE];
      products.set(id, {
        id,
        name: text('productName'),
        description: text('shortDescription'),
        brandId: linksOf(fields.brand?.[LOCALE])[0]?.sys.id ?? null,
        brandName: text('productBrand'),
        categoryId: linksOf(fields.categories?.[LOCALE])[0]?.sys.id ?? null,
        pageUrl: text('slug') ? `${siteUrl}/en-us/${text('slug')}` : null,
        upcs: typeof upc === 'string' ? [upc] : [],
      });
    }
    return products;
  }

  return { get: (id) => current().get(id), all: () => current().values() };
}
