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
import { present } from '@/lib/content/present';
import { AREAS_PAGE_SIZE, SELLERS_PAGE_SIZE } from '@/lib/content/client/limits';
import { queryAllPages } from '@/lib/content/client/query-all-pages';
import { findDelivering, findWithinRadius, type Near } from './nearby';
import { lookUpZip, type Place } from './zip-code';

/** A distributor with the ZIP codes that it serves outside its states. */
export type Distributor = DistributorFragment & { zipCodes: string[] };

interface Sellers {
  distributors: Distributor[];
  stores: StoreFragment[];
}

export interface FoundSellers {
  place: Place;
  radiusMiles: number;
  distributors: Near<Distributor>[];
  /** Distributors outside the radius that deliver to the ZIP code. */
  delivering: Near<Distributor>[];
  stores: Near<StoreFragment>[];
}

async function loadSellers(preview: boolean): Promise<Tagged<Sellers>> {
  const sellersAtATime = { limit: SELLERS_PAGE_SIZE, preview };
  const [distributors, stores, areas] = await Promise.all([
    queryAllPages(DistributorsDocument, sellersAtATime, (data) => data.distributorCollection),
    queryAllPages(StoresDocument, sellersAtATime, (data) => data.retailerCollection),
    queryAllPages(
      ZipCodeAreasDocument,
      { limit: AREAS_PAGE_SIZE, preview },
      (data) => data.zipcodeCollection,
    ),
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
 * Returns the distributors and stores around a ZIP code, or 'invalid' when the ZIP code does not exist.
 * @throws ContentUnavailableError when the sellers cannot be loaded
 */
export async function findSellers(zip: string, radiusMiles: number): Promise<FoundSellers | 'invalid'> {
  const place = await lookUpZip(zip);
  if (!place) return 'invalid';
  const { distributors, stores } = await sellers();
  return {
    place,
    radiusMiles,
    distributors: findWithinRadius(distributors, place, radiusMiles),
    delivering: findDelivering(distributors, place, radiusMiles),
    stores: findWithinRadius(stores, place, radiusMiles),
  };
}
