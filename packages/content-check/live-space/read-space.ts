/** Reads a space through the delivery or preview API of Contentful or of the local services. */
import { createClient } from 'contentful';
import { z } from 'zod';
import { clientAddress, toPreviewAddress } from '@cleanpro/node-service/delivery-address';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { exportSource } from '@cleanpro/contentful-local/space/load';
import { SpaceSnapshot } from '@cleanpro/contentful-local/space/snapshot';
import type { Space } from '@cleanpro/contentful-local/space/types';

/** Contentful limits responses to 7 MB. */
const PAGE_SIZE = 200;
const TIMEOUT_MS = 30_000;
/** The preview API allows 14 requests per second. The client waits and retries above that. */
const RETRIES = 2;

/** Connection settings of a space, and whether to include its drafts. */
export const LIVE_SPACE = z.object({
  spaceId: z.string(),
  environmentId: z.string(),
  /** Address of the delivery API, such as `https://cdn.contentful.com`. */
  address: z.string(),
  isPreview: z.boolean(),
  /** Token of the delivery API, or of the preview API if `isPreview`. */
  accessToken: z.string(),
});
export type LiveSpace = z.infer<typeof LIVE_SPACE>;

const clientOf = ({ spaceId, environmentId, address, isPreview, accessToken }: LiveSpace) =>
  createClient({
    space: spaceId,
    environment: environmentId,
    accessToken,
    ...clientAddress(isPreview ? toPreviewAddress(address) : address),
    timeout: TIMEOUT_MS,
    retryLimit: RETRIES,
    // The caller reports failures.
    logHandler: () => undefined,
  }).withoutLinkResolution.withAllLocales;

interface Page {
  items: unknown[];
  total: number;
}

/** Paging of a list. `query` is never set, but the client's type for content types requires the parameter. */
interface Part {
  limit: number;
  skip: number;
  query?: string;
}

async function readAll(readPage: (part: Part) => Promise<Page>): Promise<unknown[]> {
  const items: unknown[] = [];
  for (let skip = 0, total = 1; skip < total; skip += PAGE_SIZE) {
    const page = await readPage({ limit: PAGE_SIZE, skip });
    total = page.total;
    items.push(...page.items);
  }
  return items;
}

const REFUSAL = z.object({ status: z.number(), message: z.string() });

/** Returns the reason for a failed request. The client's own message is JSON with the whole request. */
function failureOf({ address, isPreview }: LiveSpace, error: unknown): Error {
  const text = errorMessage(error);
  const refusal = text.startsWith('{') ? REFUSAL.safeParse(JSON.parse(text)).data : undefined;
  const reason = refusal ? `responded with ${refusal.status}: ${refusal.message}` : `failed: ${text}`;
  return new Error(`The ${isPreview ? 'preview' : 'delivery'} API of ${address} ${reason}`);
}

/**
 * Reads a space. In preview, drafts count as published, as if everything had been published. These APIs return no field
 * validations except those of list items.
 * @throws Error if the API does not respond or refuses the token
 */
export async function readLiveSpace(live: LiveSpace): Promise<Space> {
  const client = clientOf(live);
  const order: ['sys.id'] = ['sys.id'];
  const read = async () => ({
    locales: (await client.getLocales()).items,
    contentTypes: await readAll((page) => client.getContentTypes(page)),
    entries: await readAll((page) => client.getEntries({ ...page, order, include: 0 })),
    assets: await readAll((page) => client.getAssets({ ...page, order })),
  });
  const answers = await read().catch((error: unknown) => {
    throw failureOf(live, error);
  });
  const source = exportSource(`${live.spaceId}/${live.environmentId}`, answers);
  return SpaceSnapshot.of(
    {
      ...source,
      publishedEntries: new Map([...source.publishedEntries, ...source.draftEntries]),
      publishedAssets: new Map([...source.publishedAssets, ...source.draftAssets]),
      draftEntries: new Map(),
      draftAssets: new Map(),
    },
    { spaceId: live.spaceId, environmentId: live.environmentId, version: 1, modelVersion: 1 },
  );
}

/**
 * Returns a version string that changes with the space's content: the number of entities and the time of the last
 * change.
 * @throws Error if the API does not respond or refuses the token
 */
export async function readState(live: LiveSpace): Promise<string> {
  const client = clientOf(live);
  const latest: { limit: number; order: ['-sys.updatedAt'] } = { limit: 1, order: ['-sys.updatedAt'] };
  const pages = await Promise.all([
    client.getEntries({ ...latest, include: 0 }),
    client.getAssets(latest),
  ]).catch((error: unknown) => {
    throw failureOf(live, error);
  });
  return pages.map(({ total, items }) => `${total} ${items[0]?.sys.updatedAt ?? ''}`).join(', ');
}
