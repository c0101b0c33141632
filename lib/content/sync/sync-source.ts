/** The delivery API's sync: what is published, and then what changed since a token. */
import 'server-only';
import { z } from 'zod';
import { deliveryClient, type DeliveryAddress } from '../client/delivery';

/** Entities per response: few enough that parsing one does not delay requests. */
const SYNC_PAGE_SIZE = 200;

/** One page of a sync. */
export interface SyncedChanges {
  entries: readonly unknown[];
  assets: readonly unknown[];
  /** Ids: the sync says nothing else about what was unpublished or deleted. */
  deletedEntries: readonly string[];
  deletedAssets: readonly string[];
}

/** Where synced content comes from: the changes since a token, or all content, and then the token of the next sync. */
export interface SyncSource {
  changes: (since: string | undefined) => AsyncGenerator<SyncedChanges, string>;
}

/** The sync token is no longer valid; a new initial sync is needed. */
export class SyncTokenRefusedError extends Error {
  override readonly name = 'SyncTokenRefusedError';
}

const REFUSAL = z.object({ response: z.object({ status: z.number() }) });
/** Statuses of a refused token; any other is a failure of the service. */
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
   * @throws SyncTokenRefusedError; Error when the service is unavailable
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
