/** Translates filters and sort orders of reviews to SQL. */
import { sql, type RawBuilder } from 'kysely';
import { ReviewServiceError } from './errors.ts';
import type { CommentRow, ReviewDatabase, ReviewRow } from './tables.ts';
import type { Filter, Operator, Slice, Sort } from './parameters.ts';

type Kind = 'text' | 'number' | 'boolean' | 'time';

/** Filter attributes. Their SQL is constant, and values are always bound. */
const FILTERS: Record<string, { expression: RawBuilder<unknown>; kind: Kind }> = {
  Id: { expression: sql.ref('id'), kind: 'text' },
  ProductId: { expression: sql.ref('product_id'), kind: 'text' },
  AuthorId: { expression: sql.ref('author_id'), kind: 'text' },
  UserNickname: { expression: sql.ref('nickname'), kind: 'text' },
  Rating: { expression: sql.ref('rating'), kind: 'number' },
  Helpfulness: { expression: sql.ref('helpfulness'), kind: 'number' },
  TotalFeedbackCount: { expression: sql.ref('feedback_total'), kind: 'number' },
  TotalPositiveFeedbackCount: { expression: sql.ref('positive'), kind: 'number' },
  TotalCommentCount: { expression: sql.ref('comments'), kind: 'number' },
  SecondaryRating_Quality: { expression: sql.ref('rating_quality'), kind: 'number' },
  SecondaryRating_Value: { expression: sql.ref('rating_value'), kind: 'number' },
  SubmissionTime: { expression: sql.ref('submitted_at'), kind: 'time' },
  LastModificationTime: { expression: sql.ref('modified_at'), kind: 'time' },
  LastModeratedTime: { expression: sql`coalesce(moderated_at, modified_at)`, kind: 'time' },
  IsRecommended: { expression: sql.ref('is_recommended'), kind: 'boolean' },
  IsFeatured: { expression: sql.ref('is_featured'), kind: 'boolean' },
  IsRatingsOnly: { expression: sql.ref('is_ratings_only'), kind: 'boolean' },
  IsSyndicated: {
    expression: sql`CASE WHEN syndication_source IS NULL THEN 0 ELSE 1 END`,
    kind: 'boolean',
  },
  HasComments: { expression: sql`CASE WHEN comments > 0 THEN 1 ELSE 0 END`, kind: 'boolean' },
  // This site's reviews have no pictures or videos.
  HasPhotos: { expression: sql`0`, kind: 'boolean' },
  HasVideos: { expression: sql`0`, kind: 'boolean' },
  ContentLocale: { expression: sql`'en_US'`, kind: 'text' },
};

export const FILTER_ATTRIBUTES: readonly string[] = Object.keys(FILTERS);

const SORTS: Record<string, string> = {
  Id: 'id',
  Rating: 'rating',
  Helpfulness: 'helpfulness',
  SubmissionTime: 'submitted_at',
  LastModificationTime: 'modified_at',
  TotalFeedbackCount: 'feedback_total',
  TotalPositiveFeedbackCount: 'positive',
  TotalNegativeFeedbackCount: 'negative',
};

export const SORT_ATTRIBUTES: readonly string[] = Object.keys(SORTS);

const SIGNS: Record<Operator, RawBuilder<unknown>> = {
  eq: sql`=`,
  neq: sql`<>`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
};

function valueOf(kind: Kind, attribute: string, value: string): string | number {
  if (kind === 'text') return value;
  const lower = value.toLowerCase();
  const parsed =
    kind === 'boolean'
      ? ({ true: 1, false: 0 }[lower] ?? Number.NaN)
      : kind === 'time' && !/^\d+$/.test(value)
        ? Date.parse(value)
        : // The API defines numeric times as seconds.
          Number(value) * (kind === 'time' ? 1000 : 1);
  if (Number.isNaN(parsed))
    throw new ReviewServiceError(
      'ERROR_PARAM_INVALID_FILTER_ATTRIBUTE',
      `The filter on ${attribute} has a value of the wrong kind: ${value.slice(0, 100)}`,
    );
  return parsed;
}

/** Casts fractional numbers, because PostgreSQL infers an integer parameter when comparing with an integer column. */
const boundValue = (value: string | number): RawBuilder<unknown> =>
  typeof value === 'string' || Number.isSafeInteger(value)
    ? sql`${value}`
    : sql`CAST(${value} AS double precision)`;

function condition({ attribute, operator, values }: Filter): RawBuilder<unknown> {
  const filter = FILTERS[attribute];
  if (!filter) throw new TypeError(`No SQL for the filter on ${attribute}`);
  const { expression, kind } = filter;
  const bound = values.map((value) => boundValue(valueOf(kind, attribute, value)));
  if (operator === 'eq') return sql`${expression} IN (${sql.join(bound)})`;
  if (operator === 'neq') return sql`(${expression} NOT IN (${sql.join(bound)}) OR ${expression} IS NULL)`;
  if (kind === 'boolean' || bound.length > 1)
    throw new ReviewServiceError(
      'ERROR_PARAM_INVALID_FILTER_ATTRIBUTE',
      `The filter on ${attribute} cannot be compared by ${operator}.`,
    );
  return sql`${expression} ${SIGNS[operator]} ${bound[0]}`;
}

/** Whether the title, text or nickname contains a word. */
const contains = (word: string): RawBuilder<unknown> =>
  sql`lower(title || ' ' || text || ' ' || nickname) LIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} ESCAPE '\\'`;

/**
 * Returns the condition for approved reviews that match all filters and words.
 * @throws ReviewServiceError if a filter value is invalid
 */
export function where(filters: readonly Filter[], words: readonly string[] = []): RawBuilder<unknown> {
  const all = [sql`status = 'APPROVED'`, ...filters.map(condition), ...words.map(contains)];
  return sql.join(all, sql` AND `);
}

function orderBy(sorts: readonly Sort[]): RawBuilder<unknown> {
  // Newest first by default. Ties are broken by time and id, so that pages do not overlap.
  const requested =
    sorts.length > 0 ? sorts : [{ attribute: 'SubmissionTime', direction: 'desc' } satisfies Sort];
  const last = requested.at(-1)?.direction ?? 'desc';
  const named = new Set(requested.map(({ attribute }) => attribute));
  const full: Sort[] = [...requested];
  if (!named.has('SubmissionTime')) full.push({ attribute: 'SubmissionTime', direction: last });
  if (!named.has('Id')) full.push({ attribute: 'Id', direction: last });
  return sql.join(
    full.map(({ attribute, direction }) => {
      const column = SORTS[attribute];
      if (column === undefined) throw new TypeError(`No SQL for the order by ${attribute}`);
      const nulls =
        column === 'helpfulness' ? (direction === 'asc' ? sql` NULLS FIRST` : sql` NULLS LAST`) : sql``;
      return sql`${sql.ref(column)} ${direction === 'asc' ? sql`ASC` : sql`DESC`}${nulls}`;
    }),
  );
}

/** Counts the reviews that match a condition. */
export async function countReviews(database: ReviewDatabase, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`SELECT count(*) AS total FROM reviews WHERE ${matching}`.execute(database);
  return rows[0]?.total ?? 0;
}

/** Returns one page of the reviews that match a condition. */
export async function findReviews(
  database: ReviewDatabase,
  matching: RawBuilder<unknown>,
  sorts: readonly Sort[],
  { limit, offset }: Slice,
): Promise<ReviewRow[]> {
  if (limit === 0) return [];
  const { rows } = await sql<ReviewRow>`
    SELECT * FROM reviews WHERE ${matching} ORDER BY ${orderBy(sorts)} LIMIT ${limit} OFFSET ${offset}
  `.execute(database);
  return rows;
}

/** Returns the approved comments by review id, oldest first. */
export async function commentsOn(
  database: ReviewDatabase,
  reviewIds: readonly string[],
): Promise<Map<string, CommentRow[]>> {
  const byReview = new Map<string, CommentRow[]>();
  if (reviewIds.length === 0) return byReview;
  const rows = await database
    .selectFrom('comments')
    .selectAll()
    .where('review_id', 'in', reviewIds)
    .where('status', '=', 'APPROVED')
    .orderBy('submitted_at')
    .execute();
  for (const row of rows) byReview.set(row.review_id, [...(byReview.get(row.review_id) ?? []), row]);
  return byReview;
}
