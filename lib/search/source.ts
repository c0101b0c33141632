/** The search index reads the content through the delivery API's sync, with Contentful's own client. */
import 'server-only';
import { z } from 'zod';
import { deliveryClient, type DeliveryAddress } from '@/lib/content/client/delivery';
import type { SyncedChanges } from './synced-content';

/** Entities in one answer: few enough that reading one does not keep requests waiting. */
const PAGE = 200;

/** The service does not know the token any more: the sync starts anew. */
export class SyncTokenRefusedError extends Error {
  override readonly name = 'SyncTokenRefusedError';
}

const REFUSAL = z.object({ response: z.object({ status: z.number() }) });
/** What the answer of a refused token may be; anything else is a failure of the service. */
const REFUSED = new Set([400, 404, 410, 422]);

/** Reads the sync of one space. */
export class SyncSource {
  readonly #client;

  constructor(address: DeliveryAddress) {
    this.#client = deliveryClient(address, 'SyncRetry');
  }

  /**
   * Gives what changed since a token, or everything, answer by answer.
   * @returns the token for the next time
   * @throws SyncTokenRefusedError; Error when the service does not answer
   */
  async *changes(since: string | undefined): AsyncGenerator<SyncedChanges, string> {
    let query: Parameters<typeof this.page>[0] = since
      ? { nextSyncToken: since }
      : { initial: true, limit: PAGE };
    for (;;) {
      const { entries, assets, deletedEntries, deletedAssets, nextPageToken, nextSyncToken } =
        await this.page(query);
      const deleted = [...deletedEntries, ...deletedAssets].map(({ sys }) => sys.id);
      yield { entries, assets, deleted };
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
      if (!('initial' in query) && refusal.success && REFUSED.has(refusal.data.response.status))
        throw new SyncTokenRefusedError('The sync token is not known any more', { cause: error });
      throw error;
    }
  }
}
