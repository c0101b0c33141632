/** Erases reviewers on request, and identifying data when its retention period is over. */
import type { OpenDatabase } from '../database/open.ts';
import { purgeDeletedRows } from '../database/purge.ts';
import { serialize } from '../database/serialize.ts';
import { log } from '@cleanpro/node-service/logging/log';
import { sha256 } from '../members/accounts/token.ts';
import { toPerson } from '../members/person.ts';
import { markChanged } from './changes.ts';
import { addCounts, countsOf } from './statistics.ts';
import { authorIdOf } from './submissions.ts';
import type { ReviewDatabase, ReviewTables } from './tables.ts';

type Database = Pick<OpenDatabase<ReviewTables>, 'db' | 'maintenance' | 'kind'>;

const TABLES = ['reviews', 'comments', 'feedback'];
/**
 * Columns that identify the author of a review, in addition to the email address. Keep in sync with the index
 * `reviews_identified`.
 */
const IDENTIFYING = ['author_address', 'fingerprint', 'birth_month', 'birth_year'] as const;
/** Small enough that visitors' reviews do not have to wait long for the transaction. */
const BATCH = 500;

/** Deletes a review with its comments, votes and reports, and updates its product's counts and page. */
async function deleteReview(db: ReviewDatabase, id: string, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await serialize(transaction, 'review', id);
    const comments = transaction.selectFrom('comments').select('id').where('review_id', '=', id);
    await transaction
      .deleteFrom('feedback')
      .where(({ and, eb, or }) =>
        or([
          and([eb('content_type', '=', 'review'), eb('content_id', '=', id)]),
          and([eb('content_type', '=', 'review_comment'), eb('content_id', 'in', comments)]),
        ]),
      )
      .execute();
    await transaction.deleteFrom('comments').where('review_id', '=', id).execute();
    const review = await transaction
      .deleteFrom('reviews')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (review?.status !== 'APPROVED') return;
    await addCounts(transaction, review.product_id, countsOf(review), -1);
    await markChanged(transaction, review.product_id, now);
  });
}

async function deleteReviewsOf({ db }: Database, authorIds: readonly string[], now: number): Promise<number> {
  let count = 0;
  for (const authorId of authorIds) {
    const reviews = await db.selectFrom('reviews').select('id').where('author_id', '=', authorId).execute();
    for (const { id } of reviews) await deleteReview(db, id, now);
    count += reviews.length;
  }
  return count;
}

/**
 * Erases all reviews of a person, by email address. The running service notifies the site.
 * @returns the number of reviews erased
 */
export async function eraseReviewer(database: Database, email: string, now = Date.now()): Promise<number> {
  const count = await deleteReviewsOf(database, [authorIdOf(toPerson(email))], now);
  await purgeDeletedRows(database, TABLES);
  return count;
}

/**
 * Repeats erasures in a database restored from a backup that predates them.
 * @param personHashes from the erasure records
 * @returns the hashes of the people found
 */
export async function repeatReviewerErasures(
  database: Database,
  personHashes: ReadonlySet<string>,
): Promise<Set<string>> {
  const rows = await database.db
    .selectFrom('reviews')
    .select(['email', 'author_id'])
    .distinct()
    .where('email', 'is not', null)
    .execute();
  const found = rows
    .map(({ email, author_id: authorId }) => ({ authorId, personHash: sha256(toPerson(email ?? '')) }))
    .filter(({ personHash }) => personHashes.has(personHash));
  await deleteReviewsOf(
    database,
    found.map(({ authorId }) => authorId),
    Date.now(),
  );
  await purgeDeletedRows(database, TABLES);
  return new Set(found.map(({ personHash }) => personHash));
}

/** Selects the times of votes and reports older than `before`. */
const oldFeedback = (db: ReviewDatabase, before: number) =>
  db.selectFrom('feedback').select('given_at').where('given_at', '<', before);

async function deleteFeedback(db: ReviewDatabase, before: number): Promise<number> {
  const last = await oldFeedback(db, before)
    .orderBy('given_at')
    .offset(BATCH - 1)
    .limit(1)
    .executeTakeFirst();
  const { numDeletedRows } = await db
    .deleteFrom('feedback')
    .where('given_at', last ? '<=' : '<', last?.given_at ?? before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Selects reviews older than `before` that still identify their authors. */
const identifiedReviews = (db: ReviewDatabase, before: number) =>
  db
    .selectFrom('reviews')
    .select('id')
    .where('submitted_at', '<', before)
    .where(({ eb, or }) => or(IDENTIFYING.map((column) => eb(column, 'is not', null))));

/** Clears the identifying columns in a batch of reviews older than `before` and returns their number. */
async function forgetAuthors(db: ReviewDatabase, before: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('reviews')
    .set({ author_address: null, fingerprint: null, birth_month: null, birth_year: null })
    .where('id', 'in', identifiedReviews(db, before).limit(BATCH))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function hasExpired(db: ReviewDatabase, before: number): Promise<boolean> {
  return (
    (await oldFeedback(db, before).limit(1).executeTakeFirst()) !== undefined ||
    (await identifiedReviews(db, before).limit(1).executeTakeFirst()) !== undefined
  );
}

/**
 * Clears the IP address, fingerprint, and month and year of birth of the authors of old reviews. Their email addresses
 * stay. Also deletes old votes and reports, because they identify visitors. The counts of votes and reports stay. Each
 * call handles one batch.
 * @param before in milliseconds since 1970
 * @returns whether there may be more
 */
export async function sweepReviewers(database: Database, before: number): Promise<boolean> {
  const { db } = database;
  const feedback = await deleteFeedback(db, before);
  const reviews = await forgetAuthors(db, before);
  if (feedback + reviews === 0) return false;
  log('info', 'ReviewersExpired', { reviews, feedback });
  if (await hasExpired(db, before)) return true;
  await purgeDeletedRows(database, TABLES);
  return false;
}
