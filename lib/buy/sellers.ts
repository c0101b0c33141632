import 'server-only';
import {
  DistributorsDocument,
  StoresDocument,
  type DistributorFragment,
  type StoreFragment,
} from '@/graphql/generated/operations';
import { defineCachedRead, type Tagged } from '@/lib/content/cache/cached-read';
import { listTag } from '@/lib/content/cache/tags';
import { fetchAllPages } from '@/lib/content/client/fetch-all-pages';
import { SELLERS_PAGE_SIZE } from '@/lib/content/client/limits';
import { LOCALE, queryContent } from '@/lib/content/client/query';
import { deliveringTo, within, type Near } from './nearby';
import { placeOf, type Place } from './zip-code';

interface Sellers {
  distributors: DistributorFragment[];
  stores: StoreFragment[];
}

export interface FoundSellers {
  place: Place;
  radiusMiles: number;
  distributors: Near<DistributorFragment>[];
  /** Distributors from further away that deliver to the state. */
  delivering: Near<DistributorFragment>[];
  stores: Near<StoreFragment>[];
}

async function loadSellers(preview: boolean): Promise<Tagged<Sellers>> {
  const scope = { locale: LOCALE, preview };
  const [distributors, stores] = await Promise.all([
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
  ]);
  return {
    value: { distributors: distributors.items, stores: stores.items },
    tags: [listTag('distributor'), listTag('retailer'), ...distributors.tags, ...stores.tags],
  };
}

const sellers = defineCachedRead({ name: 'sellers', load: loadSellers });

async function getCachedSellers(): Promise<Sellers> {
  'use cache';
  return sellers.cached();
}

/**
 * Distributors and stores around a ZIP code; 'invalid' when there is no such ZIP code.
 * @throws ContentUnavailableError
 */
export async function findSellers(zip: string, radiusMiles: number): Promise<FoundSellers | 'invalid'> {
  const place = await placeOf(zip);
  if (!place) return 'invalid';
  const { distributors, stores } = await sellers.read(getCachedSellers);
  return {
    place,
    radiusMiles,
    distributors: within(distributors, place, radiusMiles),
    delivering: deliveringTo(distributors, place, place.state, radiusMiles),
    stores: within(stores, place, radiusMiles),
  };
}
