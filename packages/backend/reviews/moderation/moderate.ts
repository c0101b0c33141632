import { serialize } from '../../database/serialize.ts';
import { addCounts, countsOf } from '../statistics.ts';
import type { ModerationStatus, ReviewDatabase, ReviewRow } from '../tables.ts';

/** Thrown if a review does not exist or already has the requested status. */
export class ModerationError extends Error {
  override readonly name = 'ModerationError';
}

/**
 * Approves or rejects a review, and updates the statistics of its product.
 * @param reason stored with the decision
 * @returns the review as it was before
 * @throws ModerationError if the review does not exist or already has this status
 */
export async function moderate(
  database: ReviewDatabase,
  reviewId: string,
  status: Exclude<ModerationStatus, 'SUBMITTED'>,
  reason: string | null,
  now: number,
): Promise<ReviewRow> {
  return database.transaction().execute(async (transaction) => {
    await serialize(transaction, 'review', reviewId);
    const review = await transaction
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', reviewId)
      .executeTakeFirst();
    if (!review) throw new ModerationError(`There is no review ${reviewId}.`);
    if (review.status === status)
      throw new ModerationError(`Review ${reviewId} is already ${status.toLowerCase()}.`);
    await transaction
      .updateTable('reviews')
      .set({ status, moderation_reason: reason, moderated_at: now })
      .where('id', '=', reviewId)
      .execute();
    if (status === 'APPROVED') await addCounts(transaction, review.product_id, countsOf(review));
    else if (review.status === 'APPROVED')
      await addCounts(transaction, review.product_id, countsOf(review), -1);
    return review;
  });
}
