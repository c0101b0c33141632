/** Reads Contentful's sync API: first all published content, then the changes since a token. */
import 'server-only';
import { z } from 'zod';
import { deliveryClient, type DeliveryAddress } from '../client/delivery';

/** Entities per response. Few enough that parsing a response does not delay requests. */
const SYNC_PAGE_SIZE = 200;

/** One page of a sync response. */
export interface SyncedChanges {
  entries: readonly unknown[];
  assets: readonly unknown[];
  /** Ids of unpublished or deleted entries. The sync reports nothing else about them. */
  deletedEntries: readonly string[];
  deletedAssets: readonly string[];
}

/**
 * Source of synced content. Yields the changes since a token, or all content, and returns the token of the next sync.
 */
export interface SyncSource {
  changes: (since: string | undefined) => AsyncGenerator<SyncedChanges, string>;
}

/** Thrown when the sync token is no longer valid. A new initial sync is needed. */
export class SyncTokenRefusedError extends Error {
  override readonly name = 'SyncTokenRefusedError';
}

const REFUSAL = z.object({ response: z.object({ status: z.number() }) });
/** HTTP statuses by which the service refuses a token. Any other error status is a failure of the service. */
const REFUSED_STATUSES = new Set([400, 404, 410, 422]);

/** Reads the sync of one space. */
export class DeliverySync implements SyncSource {
  readonly #client;

  constructor(address: DeliveryAddress) {
    this.#client = deliveryClient(address);
  }

  /**
   * Yields the changes since a token, or all content, page by page.
   * @returns the token of the next sync
   * @throws SyncTokenRefusedError when the token is no longer valid
   * @throws Error when the service is unavailable
   */
  async *changes(since: string | undefined): AsyncGenerator<SyncedChanges, string> {
    let query: Parameters<typeof this.page>[0] = since
      ? { nextSyncToken: since }
      : { initial: true, limit: SYNC_PAGE_SIZE };
    for (;;) {
      const { entries, assets, deletedEntries, deletedAssets, nextPageToken, nextSyncToken } =
        await this.page(query);
      yield {
        entries,
        assets,
        deletedEntries: deletedEntries.map(({ sys }) => sys.id),
        deletedAssets: deletedAssets.map(({ sys }) => sys.id),
      };
      if (nextSyncToken) return nextSyncToken;
      if (!nextPageToken) throw new Error('The sync ended without a token');
      query = { nextPageToken };
    }
  }

  private async page(
    query: { initial: true; limit: number } | { nextSyncToken: string } | { nextPageToken: string },
  ) {
    try {
      return await this.#client.sync(query, { paginate: false });
    } catch (error) {
      const refusal = REFUSAL.safeParse(error);
      if (!('initial' in query) && refusal.success && REFUSED_STATUSES.has(refusal.data.response.status))
        throw new SyncTokenRefusedError('The sync token is no longer valid', { cause: error });
      throw error;
    }
  }
}
