import { sql } from 'kysely';
import { serialize } from '../database/serialize.ts';
import type { ContentKind, RecommendationDatabase, Vote } from './tables.ts';

/** A withdrawn vote counts neither way. */
type Status = Vote | 'withdrawn';

/** Votes are counted separately for each brand and locale. */
export interface Scope {
  brand: string;
  locale: string;
}

export interface Count {
  articleId: string;
  count: number;
  dislikedCount: number;
}

/** Maximum number of votes for an article from one network: enough for an office, too few for a bot. */
const MAX_VOTERS_PER_NETWORK = 25;

/** Thrown when an article has too many votes from one network. */
export class TooManyVotesError extends Error {
  override readonly name = 'TooManyVotesError';
}

interface Ballot {
  articleId: string;
  visitor: string;
  network: string;
  status: Status;
  now: number;
}

/**
 * Stores a visitor's vote or deletes a withdrawn one.
 * @throws TooManyVotesError if the network has reached its limit
 */
async function storeVote(
  transaction: RecommendationDatabase,
  place: Scope & { article_id: string },
  { visitor, network, status, now }: Ballot,
  isFirst: boolean,
): Promise<void> {
  if (status === 'withdrawn') {
    await transaction
      .deleteFrom('votes')
      .where((where) => where.and({ ...place, visitor }))
      .execute();
    return;
  }
  if (isFirst) {
    const { others } = await transaction
      .selectFrom('votes')
      .select((query) => query.fn.countAll<number>().as('others'))
      .where((where) => where.and({ ...place, network }))
      .executeTakeFirstOrThrow();
    if (others >= MAX_VOTERS_PER_NETWORK) throw new TooManyVotesError('Too many votes from this network');
  }
  await transaction
    .insertInto('votes')
    .values({ ...place, visitor, network, vote: status, given_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['article_id', 'visitor', 'brand', 'locale'])
        .doUpdateSet({ vote: status, given_at: now }),
    )
    .execute();
}

/**
 * Counts a visitor's vote on an article. A later vote replaces or withdraws it.
 * @returns the counts afterwards
 * @throws TooManyVotesError if the network has reached its limit
 */
export async function vote(database: RecommendationDatabase, scope: Scope, ballot: Ballot): Promise<Count> {
  return database.transaction().execute(async (transaction) => {
    const place = { ...scope, article_id: ballot.articleId };
    await serialize(transaction, 'article', scope.brand, scope.locale, ballot.articleId);
    const before = await transaction
      .selectFrom('votes')
      .select('vote')
      .where((where) => where.and({ ...place, visitor: ballot.visitor }))
      .executeTakeFirst();
    const earlier: Status = before?.vote ?? 'withdrawn';
    if (earlier !== ballot.status) {
      await storeVote(transaction, place, ballot, !before);
      const change = (which: Vote): number => Number(ballot.status === which) - Number(earlier === which);
      const [liked, disliked] = [change('liked'), change('disliked')];
      await transaction
        .insertInto('counts')
        .values({ ...place, liked: 0, disliked: 0 })
        .onConflict((conflict) => conflict.columns(['brand', 'locale', 'article_id']).doNothing())
        .execute();
      await transaction
        .updateTable('counts')
        .set((row) => ({ liked: row('liked', '+', liked), disliked: row('disliked', '+', disliked) }))
        .where((where) => where.and(place))
        .execute();
    }
    const [count] = await readCounts(transaction, scope, ballot.articleId);
    return count ?? { articleId: ballot.articleId, count: 0, dislikedCount: 0 };
  });
}

/** Returns the counts of one article or, without an id, of all articles with votes, most liked first. */
export async function readCounts(
  database: RecommendationDatabase,
  scope: Scope,
  articleId?: string,
): Promise<Count[]> {
  let query = database
    .selectFrom('counts')
    .select(['article_id', 'liked', 'disliked'])
    .where((where) => where.and({ brand: scope.brand, locale: scope.locale }))
    .orderBy('liked', 'desc')
    .orderBy('article_id');
  if (articleId !== undefined) query = query.where('article_id', '=', articleId);
  const rows = await query.execute();
  return rows.map((row) => ({ articleId: row.article_id, count: row.liked, dislikedCount: row.disliked }));
}

export interface ViewCount {
  url: string;
  slug: string;
  type: ContentKind;
  /** A string by contract (docs/services.md, "Recommendations"). */
  views: string;
}

/** Counts a page view and returns the new count. */
export async function view(
  database: RecommendationDatabase,
  scope: Scope,
  page: { url: string; slug: string; type: ContentKind },
): Promise<ViewCount> {
  const row = await database
    .insertInto('views')
    .values({ ...scope, ...page, views: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'locale', 'url'])
        .doUpdateSet({ views: sql`views.views + 1`, slug: page.slug }),
    )
    .returning(['url', 'slug', 'type', 'views'])
    .executeTakeFirstOrThrow();
  return { ...row, views: String(row.views) };
}

/** Returns view counts, most viewed first. `filter` limits them to a page or type. */
export async function readViews(
  database: RecommendationDatabase,
  scope: Scope,
  filter: { url?: string; type?: ContentKind } = {},
): Promise<ViewCount[]> {
  let query = database
    .selectFrom('views')
    .select(['url', 'slug', 'type', 'views'])
    .where((where) => where.and({ brand: scope.brand, locale: scope.locale }))
    .orderBy('views', 'desc')
    .orderBy('url');
  if (filter.url !== undefined) query = query.where('url', '=', filter.url);
  if (filter.type !== undefined) query = query.where('type', '=', filter.type);
  return (await query.execute()).map((row) => ({ ...row, views: String(row.views) }));
}
