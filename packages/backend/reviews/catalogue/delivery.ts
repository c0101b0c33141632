/** Reads the catalogue of an external content service through its delivery API. */
import { clientAddress } from '@cleanpro/node-service/delivery-address';
import { createClient } from 'contentful';
import { z } from 'zod';
import type { Catalogue, CatalogueProduct } from './catalogue.ts';

const LOCALE = 'en-US';
const PAGE_SIZE = 200;
const TIMEOUT_MS = 10_000;

export interface DeliveryOptions {
  space: string;
  environment: string;
  accessToken: string;
  /** Base URL, such as `https://cdn.contentful.com` or `http://127.0.0.1:4100/cdn`. */
  address: string;
  siteUrl: string;
}

const link = z.object({ sys: z.object({ id: z.string() }) });
const text = z.string().catch('');
const PRODUCT = z.object({
  ratingAndReviewId: text,
  productName: text,
  shortDescription: text,
  productBrand: text,
  slug: text,
  brand: link.optional().catch(undefined),
  categories: z.array(link).catch([]),
  heroVariant: link.optional().catch(undefined),
});
const VARIANT = z.object({ caseUpc: z.string() });

/** A catalogue that `refresh` reloads. Reading it before the first refresh throws an error. */
export interface DeliveryCatalogue extends Catalogue {
  /** @throws Error if the delivery API does not respond */
  refresh(): Promise<void>;
}

/** Creates a catalogue of the published products of a space. */
export function catalogueByDelivery(options: DeliveryOptions): DeliveryCatalogue {
  const client = createClient({
    space: options.space,
    environment: options.environment,
    accessToken: options.accessToken,
    ...clientAddress(options.address),
    timeout: TIMEOUT_MS,
    retryLimit: 2,
    // Callers of `refresh` report failures.
    logHandler: () => undefined,
  }).withoutLinkResolution;
  let products: Map<string, CatalogueProduct> | undefined;

  function productOf(fields: unknown, included: ReadonlyMap<string, unknown>): CatalogueProduct | undefined {
    const product = PRODUCT.parse(fields);
    if (!product.ratingAndReviewId) return undefined;
    const variant = VARIANT.safeParse(included.get(product.heroVariant?.sys.id ?? ''));
    return {
      id: product.ratingAndReviewId,
      name: product.productName,
      description: product.shortDescription,
      brandId: product.brand?.sys.id ?? null,
      brandName: product.productBrand,
      categoryId: product.categories[0]?.sys.id ?? null,
      pageUrl: product.slug ? `${options.siteUrl}/en-us/${product.slug}` : null,
      upcs: variant.success ? [variant.data.caseUpc] : [],
    };
  }

  async function refresh(): Promise<void> {
    const read = new Map<string, CatalogueProduct>();
    for (let skip = 0, total = 1; skip < total; skip += PAGE_SIZE) {
      const page = await client.getEntries({
        content_type: 'product',
        locale: LOCALE,
        include: 1,
        limit: PAGE_SIZE,
        skip,
        order: ['sys.id'],
      });
      total = page.total;
      const included = new Map((page.includes?.Entry ?? []).map(({ sys, fields }) => [sys.id, fields]));
      for (const { fields } of page.items) {
        const product = productOf(fields, included);
        if (product) read.set(product.id, product);
      }
    }
    products = read;
  }

  function current(): Map<string, CatalogueProduct> {
    if (!products) throw new Error(`The products could not be read yet from ${options.address}`);
    return products;
  }

  return { refresh, get: (id) => current().get(id), all: () => current().values() };
}
