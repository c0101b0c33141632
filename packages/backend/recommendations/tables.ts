/** Tables of the recommendation service, identical in SQLite and PostgreSQL. Times are milliseconds since 1970. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { moveFromFile } from '../database/move.ts';
import { openDatabase, type DatabaseKind, type OpenDatabase } from '../database/open.ts';

export type Vote = 'liked' | 'disliked';
export type ContentKind = 'Article' | 'Product';

export interface RecommendationTables {
  votes: {
    brand: string;
    locale: string;
    article_id: string;
    visitor: string;
    network: string;
    vote: Vote;
    given_at: number;
  };
  counts: { brand: string; locale: string; article_id: string; liked: number; disliked: number };
  views: { brand: string; locale: string; url: string; slug: string; type: ContentKind; views: number };
}

export type RecommendationDatabase = Kysely<RecommendationTables>;

/** Returns migrations by name, oldest first. Never change a released migration. */
function recommendationMigrations(kind: DatabaseKind): Record<string, Migration> {
  const options = sql.raw(kind === 'sqlite' ? 'STRICT, WITHOUT ROWID' : '');
  const integer = sql.raw(kind === 'sqlite' ? 'INTEGER' : 'BIGINT');
  return {
    '001-recommendations': {
      async up(db: Kysely<unknown>): Promise<void> {
        await sql`
          CREATE TABLE votes (
            brand TEXT NOT NULL,
            locale TEXT NOT NULL,
            article_id TEXT NOT NULL,
            visitor TEXT NOT NULL,
            network TEXT NOT NULL,
            vote TEXT NOT NULL CHECK (vote IN ('liked', 'disliked')),
            given_at ${integer} NOT NULL,
            PRIMARY KEY (article_id, visitor, brand, locale)
          ) ${options}`.execute(db);
        await sql`CREATE INDEX votes_by_network ON votes (article_id, network, brand, locale)`.execute(db);
        await sql`
          CREATE TABLE counts (
            brand TEXT NOT NULL,
            locale TEXT NOT NULL,
            article_id TEXT NOT NULL,
            liked ${integer} NOT NULL,
            disliked ${integer} NOT NULL,
            PRIMARY KEY (brand, locale, article_id)
          ) ${options}`.execute(db);
        await sql`
          CREATE TABLE views (
            brand TEXT NOT NULL,
            locale TEXT NOT NULL,
            url TEXT NOT NULL,
            slug TEXT NOT NULL,
            type TEXT NOT NULL CHECK (type IN ('Article', 'Product')),
            views ${integer} NOT NULL,
            PRIMARY KEY (brand, locale, url)
          ) ${options}`.execute(db);
      },
    },
  };
}

/**
 * Opens the database of the recommendation service: PostgreSQL if there is a URL, otherwise a SQLite file. The first
 * start with a URL moves the rows of an existing SQLite file to PostgreSQL.
 * @throws Error if the database cannot be reached
 */
export async function openRecommendations(
  file: string,
  url?: string,
): Promise<OpenDatabase<RecommendationTables>> {
  const options = { file, service: 'recommendations', migrations: recommendationMigrations };
  const database = await openDatabase<RecommendationTables>({ ...options, url });
  await moveFromFile({
    ...options,
    database,
    openFile: () => openDatabase<RecommendationTables>(options),
    tables: ['votes', 'counts', 'views'],
  });
  return database;
}
