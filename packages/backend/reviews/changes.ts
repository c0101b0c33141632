/**
 * Notifies the site when a product's reviews change. Pending notifications are stored in the database, so none is lost
 * when a process ends, and several processes do not send the same one twice.
 */
import { sql } from 'kysely';
import { startWorker, type Worker } from '@cleanpro/node-service/worker';
import type { ReviewDatabase, ReviewTransaction } from './tables.ts';

/** How long to collect changes, so that a burst of votes on a product expires its page only once. */
const BURST_MS = 1_000;
const POLL_MS = 1_000;
/** How long a product is reserved for one process. After a crash, another process takes over. */
const LEASE_MS = 60_000;
/** The site also polls for changes, so a failed notification is not urgent. */
const RETRY_MS = 30_000;
const BATCH = 20;

/** Records that the site must be notified of a change to a product's reviews, in the same transaction as the change. */
export async function markChanged(
  transaction: ReviewTransaction,
  productId: string,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('changed_products')
    .values({ product_id: productId, version: 1, next_at: now + BURST_MS })
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet({ version: sql`changed_products.version + 1` }),
    )
    .execute();
}

/**
 * Notifies the site that a product's reviews changed.
 * @returns whether the site accepted the notification
 */
export type NotifySite = (productId: string) => Promise<boolean>;

/** Starts the worker that notifies the site. */
export function startNotifications(options: {
  database: ReviewDatabase;
  notifySite: NotifySite;
  now?: () => number;
}): Worker {
  const { database, notifySite, now = Date.now } = options;

  async function notify(productId: string, nextAt: number): Promise<void> {
    const claimed = await database
      .updateTable('changed_products')
      .set({ next_at: now() + LEASE_MS })
      .where('product_id', '=', productId)
      .where('next_at', '=', nextAt)
      .returning('version')
      .executeTakeFirst();
    if (!claimed) return;
    const accepted = await notifySite(productId);
    if (accepted) {
      const { numDeletedRows } = await database
        .deleteFrom('changed_products')
        .where('product_id', '=', productId)
        .where('version', '=', claimed.version)
        .executeTakeFirst();
      if (numDeletedRows > 0n) return;
    }
    await database
      .updateTable('changed_products')
      .set({ next_at: now() + (accepted ? BURST_MS : RETRY_MS) })
      .where('product_id', '=', productId)
      .execute();
  }

  return startWorker('ReviewNotifications', POLL_MS, async () => {
    const due = await database
      .selectFrom('changed_products')
      .select(['product_id', 'next_at'])
      .where('next_at', '<=', now())
      .orderBy('next_at')
      .limit(BATCH)
      .execute();
    await Promise.all(due.map(({ product_id, next_at }) => notify(product_id, next_at)));
    return due.length > 0;
  });
}
