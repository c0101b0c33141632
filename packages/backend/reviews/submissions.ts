/** Stores reviews and feedback. Each is on disk before it is acknowledged. */
import { createHash, randomBytes } from 'node:crypto';
import { serialize } from '../database/serialize.ts';
import { markChanged } from './changes.ts';
import { ReviewServiceError, type FormError } from './errors.ts';
import type { Submission } from './form-checks.ts';
import { addCounts, countsOf } from './statistics.ts';
import type { ReviewDatabase, ReviewTransaction } from './tables.ts';

const hash = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/** Returns an author's id: a hash, so that it does not reveal the email address. */
export const authorIdOf = (email: string): string => hash('author', email.toLowerCase()).slice(0, 24);

/** Returns a key that is equal if the author sends the same review again. It prevents storing a review twice. */
const submissionKey = (productId: string, submission: Submission): string =>
  hash(
    'review',
    productId,
    submission.email.toLowerCase(),
    submission.nickname,
    submission.title,
    submission.text,
    String(submission.rating),
  );

async function nicknameIsTaken(
  database: ReviewDatabase | ReviewTransaction,
  nickname: string,
  authorId: string,
): Promise<boolean> {
  const other = await database
    .selectFrom('reviews')
    .select('id')
    .where('nickname_key', '=', nickname.toLowerCase())
    .where('author_id', '<>', authorId)
    .where('status', '<>', 'REJECTED')
    .executeTakeFirst();
  return other !== undefined;
}

const NICKNAME_TAKEN: FormError = {
  Field: 'usernickname',
  Code: 'ERROR_FORM_DUPLICATE_NICKNAME',
  Message: 'The nickname is already used by another author.',
};

/**
 * Checks a submission against the stored reviews.
 * @throws ReviewServiceError if it was submitted before
 */
export async function checkAgainstStored(
  database: ReviewDatabase | ReviewTransaction,
  productId: string,
  submission: Submission,
): Promise<FormError[]> {
  const same = await database
    .selectFrom('reviews')
    .select('id')
    .where('submission_key', '=', submissionKey(productId, submission))
    .executeTakeFirst();
  if (same) throw new ReviewServiceError('ERROR_DUPLICATE_SUBMISSION', 'This review was submitted before.');
  return (await nicknameIsTaken(database, submission.nickname, authorIdOf(submission.email)))
    ? [NICKNAME_TAKEN]
    : [];
}

export interface Author {
  address: string | null;
  fingerprint: string | null;
  campaignId: string | null;
}

export type Stored = { errors: FormError[] } | { errors: []; id: string; submissionId: string };

/**
 * Stores a review, for moderation unless approval is automatic.
 * @throws ReviewServiceError if it was submitted before
 */
export async function storeReview(
  database: ReviewDatabase,
  productId: string,
  submission: Submission,
  author: Author,
  options: { approve: boolean; now: number },
): Promise<Stored> {
  return database.transaction().execute(async (transaction): Promise<Stored> => {
    await serialize(transaction, 'nickname', submission.nickname.toLowerCase());
    const errors = await checkAgainstStored(transaction, productId, submission);
    if (errors.length > 0) return { errors };
    const review = {
      id: randomBytes(8).readBigUInt64BE().toString(),
      submission_id: randomBytes(9).toString('base64url'),
      product_id: productId,
      status: options.approve ? ('APPROVED' as const) : ('SUBMITTED' as const),
      rating: submission.rating,
      rating_quality: submission.quality,
      rating_value: submission.value,
      title: submission.title,
      text: submission.text,
      nickname: submission.nickname,
      nickname_key: submission.nickname.toLowerCase(),
      location: submission.location,
      email: submission.email,
      author_id: authorIdOf(submission.email),
      birth_month: submission.birthMonth,
      birth_year: submission.birthYear,
      is_recommended: submission.isRecommended ? 1 : 0,
      is_featured: 0,
      is_ratings_only: 0,
      syndication_source: null,
      syndication_url: null,
      submitted_at: options.now,
      modified_at: options.now,
      moderated_at: options.approve ? options.now : null,
      moderation_reason: options.approve ? 'Approved automatically' : null,
      positive: 0,
      negative: 0,
      comments: 0,
      submission_key: submissionKey(productId, submission),
      fingerprint: author.fingerprint,
      author_address: author.address,
      campaign_id: author.campaignId,
      is_sample: 0,
    };
    await transaction.insertInto('reviews').values(review).execute();
    if (options.approve) {
      await addCounts(transaction, productId, countsOf(review));
      await markChanged(transaction, productId, options.now);
    }
    return { errors: [], id: review.id, submissionId: review.submission_id };
  });
}

export interface Vote {
  contentType: 'review' | 'review_comment';
  contentId: string;
  visitor: string;
  address: string | null;
  now: number;
}

async function requireContent(transaction: ReviewTransaction, { contentType, contentId }: Vote) {
  const found =
    contentType === 'review'
      ? await transaction
          .selectFrom('reviews')
          .select(['id', 'product_id'])
          .where('id', '=', contentId)
          .where('status', '=', 'APPROVED')
          .executeTakeFirst()
      : await transaction
          .selectFrom('comments')
          .innerJoin('reviews', 'reviews.id', 'comments.review_id')
          .select(['comments.id', 'reviews.product_id'])
          .where('comments.id', '=', contentId)
          .where('comments.status', '=', 'APPROVED')
          .executeTakeFirst();
  if (!found)
    throw new ReviewServiceError(
      'ERROR_PARAM_INVALID_SUBJECT_ID',
      `There is no ${contentType} of this ContentId.`,
    );
  return found;
}

/**
 * Counts a visitor's vote. A second vote on the same content replaces the first.
 * @throws ReviewServiceError if the content does not exist
 */
export async function storeHelpfulness(
  database: ReviewDatabase,
  vote: Vote & { vote: 'POSITIVE' | 'NEGATIVE' },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await serialize(transaction, vote.contentType, vote.contentId);
    const content = await requireContent(transaction, vote);
    const key = {
      content_type: vote.contentType,
      content_id: vote.contentId,
      kind: 'helpfulness' as const,
      visitor: vote.visitor,
    };
    const before = await transaction
      .selectFrom('feedback')
      .select('vote')
      .where((where) => where.and(key))
      .executeTakeFirst();
    if (before?.vote === vote.vote) return;
    await transaction
      .insertInto('feedback')
      .values({ ...key, vote: vote.vote, reason: null, author_address: vote.address, given_at: vote.now })
      .onConflict((conflict) =>
        conflict
          .columns(['content_id', 'content_type', 'kind', 'visitor'])
          .doUpdateSet({ vote: vote.vote, given_at: vote.now }),
      )
      .execute();
    if (vote.contentType === 'review') {
      const change = (which: 'POSITIVE' | 'NEGATIVE'): number =>
        Number(vote.vote === which) - Number(before?.vote === which);
      const [positive, negative] = [change('POSITIVE'), change('NEGATIVE')];
      await transaction
        .updateTable('reviews')
        .set((row) => ({
          positive: row('positive', '+', positive),
          negative: row('negative', '+', negative),
        }))
        .where('id', '=', vote.contentId)
        .execute();
      await addCounts(transaction, content.product_id, { helpful: positive, not_helpful: negative });
      await markChanged(transaction, content.product_id, vote.now);
    }
  });
}

/**
 * Stores a report of inappropriate content, one per visitor.
 * @throws ReviewServiceError if the content does not exist
 */
export async function storeReport(
  database: ReviewDatabase,
  report: Vote & { reason: string | null },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await requireContent(transaction, report);
    await transaction
      .insertInto('feedback')
      .values({
        content_type: report.contentType,
        content_id: report.contentId,
        kind: 'inappropriate',
        visitor: report.visitor,
        vote: null,
        reason: report.reason,
        author_address: report.address,
        given_at: report.now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['content_id', 'content_type', 'kind', 'visitor'])
          .doUpdateSet({ reason: report.reason, given_at: report.now }),
      )
      .execute();
  });
}
