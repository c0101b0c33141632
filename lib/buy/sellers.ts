import 'server-only';
import {
  DistributorsDocument,
  StoresDocument,
  ZipCodeAreasDocument,
  type DistributorFragment,
  type StoreFragment,
} from '@/graphql/generated/operations';
import { defineCachedRead, type Tagged } from '@/lib/content/cache/cached-read';
import { listTag } from '@/lib/content/cache/tags';
import { fetchAllPages } from '@/lib/content/client/fetch-all-pages';
import { present } from '@/lib/content/present';
import { AREAS_PAGE_SIZE, SELLERS_PAGE_SIZE } from '@/lib/content/client/limits';
import { LOCALE, queryContent } from '@/lib/content/client/query';
import { deliveringTo, within, type Near } from './nearby';
import { placeOf, type Place } from './zip-code';

/** A distributor with the ZIP codes that it serves beyond its states. */
export type Distributor = DistributorFragment & { zipCodes: string[] };

interface Sellers {
  distributors: Distributor[];
  stores: StoreFragment[];
}

export interface FoundSellers {
  place: Place;
  radiusMiles: number;
  distributors: Near<Distributor>[];
  /** Distributors from further away that deliver to the ZIP code. */
  delivering: Near<Distributor>[];
  stores: Near<StoreFragment>[];
}

async function loadSellers(preview: boolean): Promise<Tagged<Sellers>> {
  const scope = { locale: LOCALE, preview };
  const [distributors, stores, areas] = await Promise.all([
    fetchAllPages<DistributorFragment>(SELLERS_PAGE_SIZE, async (page) => {
      const { data, tags } = await queryContent(DistributorsDocument, { ...scope, ...page });
      const { items, total } = data.distributorCollection ?? {};
      return { items, total, tags };
    }),
    fetchAllPages<StoreFragment>(SELLERS_PAGE_SIZE, async (page) => {
      const { data, tags } = await queryContent(StoresDocument, { ...scope, ...page });
      const { items, total } = data.retailerCollection ?? {};
      return { items, total, tags };
    }),
    fetchAllPages(AREAS_PAGE_SIZE, async (page) => {
      const { data, tags } = await queryContent(ZipCodeAreasDocument, { ...scope, ...page });
      const { items, total } = data.zipcodeCollection ?? {};
      return { items, total, tags };
    }),
  ]);
  const zipCodes = new Map<string, string[]>();
  for (const { code, distributorsCollection } of areas.items) {
    for (const { sys } of present(distributorsCollection?.items))
      if (code) zipCodes.set(sys.id, [...(zipCodes.get(sys.id) ?? []), code]);
  }
  return {
    value: {
      distributors: distributors.items.map((one) => ({ ...one, zipCodes: zipCodes.get(one.sys.id) ?? [] })),
      stores: stores.items,
    },
    tags: [
      listTag('distributor'),
      listTag('retailer'),
      listTag('zipcode'),
      ...distributors.tags,
      ...stores.tags,
      ...areas.tags,
    ],
  };
}

const sellers = defineCachedRead({ name: 'sellers', load: loadSellers });

/**
 * Distributors and stores around a ZIP code; 'invalid' when there is no such ZIP code.
 * @throws ContentUnavailableError
 */
export async function findSellers(zip: string, radiusMiles: number): Promise<FoundSellers | 'invalid'> {
  const place = await placeOf(zip);
  if (!place) return 'invalid';
  const { distributors, stores } = await sellers();
  return {
    place,
    radiusMiles,
    distributors: within(distributors, place, radiusMiles),
    delivering: deliveringTo(distributors, place, radiusMiles),
    stores: within(stores, place, radiusMiles),
  };
}
