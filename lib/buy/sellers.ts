import 'server-only';
import {
  DistributorsDocument,
  StoresDocument,
  type DistributorFragment,
  type StoreFragment,
} from '@/graphql/generated/operations';
import { cacheUntilExpired } from '@/lib/content/cache/cache-until-expired';
import { LastGood } from '@/lib/content/cache/last-good';
import { listTag } from '@/lib/content/cache/tags';
import { SELLERS_PAGE_SIZE } from '@/lib/content/client/limits';
import { isPreview, orLastGood } from '@/lib/content/pages/get-page';
import { LOCALE, queryContent } from '@/lib/content/client/query';
import { deliveringTo, within, type Near } from './nearby';
import { placeOf, type Place } from './zip-code';

export interface Sellers {
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

async function every<T>(
  ask: (skip: number) => Promise<{ items: readonly (T | null)[] | undefined; total: number | undefined }>,
): Promise<T[]> {
  const all: T[] = [];
  for (let skip = 0, total = 1; skip < total; skip += SELLERS_PAGE_SIZE) {
    const part = await ask(skip);
    all.push(...(part.items ?? []).filter((item) => item !== null));
    total = part.total ?? 0;
  }
  return all;
}

async function loadSellers(preview: boolean): Promise<{ sellers: Sellers; tags: string[] }> {
  const tags = [listTag('distributor'), listTag('retailer')];
  const variables = { limit: SELLERS_PAGE_SIZE, locale: LOCALE, preview };
  const [distributors, stores] = await Promise.all([
    every<DistributorFragment>(async (skip) => {
      const answer = await queryContent(DistributorsDocument, { ...variables, skip });
      tags.push(...answer.tags);
      const { items, total } = answer.data.distributorCollection ?? {};
      return { items, total };
    }),
    every<StoreFragment>(async (skip) => {
      const answer = await queryContent(StoresDocument, { ...variables, skip });
      tags.push(...answer.tags);
      const { items, total } = answer.data.retailerCollection ?? {};
      return { items, total };
    }),
  ]);
  return { sellers: { distributors, stores }, tags };
}

declare global {
  // The framework loads this module once for each kind of route; what was good last belongs to the whole process.
  var lastGoodSellers: LastGood<Awaited<ReturnType<typeof loadSellers>>> | undefined;
}
const lastGood = (globalThis.lastGoodSellers ??= new LastGood(1));

async function getCachedSellers(): Promise<Sellers> {
  'use cache';
  const { sellers, tags } = await orLastGood(lastGood, 'sellers', () => loadSellers(false));
  cacheUntilExpired(tags);
  return sellers;
}

/**
 * Who sells around a ZIP code; 'invalid' when there is no such ZIP code.
 * @throws ContentUnavailableError
 */
export async function findSellers(zip: string, radiusMiles: number): Promise<FoundSellers | 'invalid'> {
  const place = await placeOf(zip);
  if (!place) return 'invalid';
  const { distributors, stores } = (await isPreview())
    ? (await loadSellers(true)).sellers
    : await getCachedSellers();
  return {
    place,
    radiusMiles,
    distributors: within(distributors, place, radiusMiles),
    delivering: deliveringTo(distributors, place, place.state, radiusMiles),
    stores: within(stores, place, radiusMiles),
  };
}
