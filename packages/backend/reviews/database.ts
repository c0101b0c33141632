import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import { openDatabase, type DatabaseKind, type OpenDatabase } from '../database/open.ts';
import { moveFromFile } from '../database/move.ts';
import type { ReviewTables } from './tables.ts';

/** Returns migrations by name, oldest first. Never change a released migration. */
function reviewMigrations(kind: DatabaseKind): Record<string, Migration> {
  const by = (sqlite: string, postgres: string) => sql.raw(kind === 'sqlite' ? sqlite : postgres);
  const strict = by('STRICT', '');
  const keyed = by('STRICT, WITHOUT ROWID', '');
  const integer = by('INTEGER', 'BIGINT');
  const real = by('REAL', 'DOUBLE PRECISION');
  const generated = by('VIRTUAL', 'STORED');
  // Order ids by bytes, as SQLite does.
  const byBytes = by('', 'COLLATE "C"');
  const nullsFirst = by('', 'NULLS FIRST');
  const run = (...statements: readonly RawBuilder<unknown>[]): Migration => ({
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements) await statement.execute(db);
    },
  });
  return {
    '001-reviews': run(
      sql`CREATE TABLE reviews (
        id TEXT ${byBytes} PRIMARY KEY,
        product_id TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('SUBMITTED', 'APPROVED', 'REJECTED')),
        rating ${integer} NOT NULL CHECK (rating BETWEEN 1 AND 5),
        rating_quality ${integer} CHECK (rating_quality BETWEEN 1 AND 5),
        rating_value ${integer} CHECK (rating_value BETWEEN 1 AND 5),
        title TEXT NOT NULL,
        text TEXT NOT NULL,
        nickname TEXT NOT NULL,
        nickname_key TEXT NOT NULL,
        location TEXT NOT NULL,
        email TEXT,
        author_id TEXT NOT NULL,
        birth_month ${integer},
        birth_year ${integer},
        is_recommended ${integer},
        is_featured ${integer} NOT NULL,
        is_ratings_only ${integer} NOT NULL,
        syndication_source TEXT,
        syndication_url TEXT,
        submitted_at ${integer} NOT NULL,
        modified_at ${integer} NOT NULL,
        moderated_at ${integer},
        moderation_reason TEXT,
        positive ${integer} NOT NULL,
        negative ${integer} NOT NULL,
        comments ${integer} NOT NULL,
        submission_id TEXT NOT NULL,
        submission_key TEXT NOT NULL UNIQUE,
        fingerprint TEXT,
        author_address TEXT,
        campaign_id TEXT,
        helpfulness ${real} GENERATED ALWAYS AS
          (CASE WHEN positive + negative > 0 THEN positive * 1.0 / (positive + negative) END) ${generated},
        feedback_total ${integer} GENERATED ALWAYS AS (positive + negative) ${generated}
      ) ${strict}`,
      sql`CREATE INDEX reviews_by_rating ON reviews (product_id, status, rating, submitted_at, id)`,
      sql`CREATE INDEX reviews_by_time ON reviews (product_id, status, submitted_at, id)`,
      sql`CREATE INDEX reviews_by_help ON reviews (product_id, status, positive, helpfulness ${nullsFirst}, submitted_at, id)`,
      sql`CREATE INDEX reviews_by_status ON reviews (status, submitted_at)`,
      sql`CREATE INDEX reviews_by_nickname ON reviews (nickname_key)`,
      sql`CREATE TABLE comments (
        id TEXT ${byBytes} PRIMARY KEY,
        review_id TEXT NOT NULL REFERENCES reviews (id),
        title TEXT,
        text TEXT NOT NULL,
        nickname TEXT NOT NULL,
        location TEXT,
        author_id TEXT NOT NULL,
        submitted_at ${integer} NOT NULL,
        status TEXT NOT NULL
      ) ${strict}`,
      sql`CREATE INDEX comments_by_review ON comments (review_id, status, submitted_at)`,
      sql`CREATE TABLE feedback (
        content_type TEXT NOT NULL,
        content_id TEXT NOT NULL,
        kind TEXT NOT NULL,
        visitor TEXT NOT NULL,
        vote TEXT,
        reason TEXT,
        author_address TEXT,
        given_at ${integer} NOT NULL,
        PRIMARY KEY (content_id, content_type, kind, visitor)
      ) ${keyed}`,
      sql`CREATE TABLE statistics (
        product_id TEXT PRIMARY KEY,
        total ${integer} NOT NULL,
        ratings_only ${integer} NOT NULL,
        featured ${integer} NOT NULL,
        recommended ${integer} NOT NULL,
        not_recommended ${integer} NOT NULL,
        helpful ${integer} NOT NULL,
        not_helpful ${integer} NOT NULL,
        rating_sum ${integer} NOT NULL,
        rating_1 ${integer} NOT NULL,
        rating_2 ${integer} NOT NULL,
        rating_3 ${integer} NOT NULL,
        rating_4 ${integer} NOT NULL,
        rating_5 ${integer} NOT NULL,
        quality_sum ${integer} NOT NULL,
        quality_count ${integer} NOT NULL,
        value_sum ${integer} NOT NULL,
        value_count ${integer} NOT NULL,
        first_at ${integer},
        last_at ${integer}
      ) ${keyed}`,
      sql`CREATE TABLE marks (name TEXT PRIMARY KEY) ${keyed}`,
    ),
    '002-modification': run(
      sql`CREATE INDEX reviews_by_modification ON reviews (status, modified_at)`,
      sql`CREATE INDEX reviews_by_moderation ON reviews (status, coalesce(moderated_at, modified_at))`,
    ),
    '003-samples': run(
      sql`ALTER TABLE reviews ADD COLUMN is_sample ${integer} NOT NULL DEFAULT 0`,
      sql`ALTER TABLE reviews ADD COLUMN client_response TEXT`,
      sql`ALTER TABLE reviews ADD COLUMN client_response_by TEXT`,
      sql`ALTER TABLE reviews ADD COLUMN client_responded_at ${integer}`,
      sql`ALTER TABLE statistics ADD COLUMN samples ${integer} NOT NULL DEFAULT 0`,
    ),
    '004-changed-products': run(
      sql`CREATE TABLE changed_products (
        product_id TEXT PRIMARY KEY,
        version ${integer} NOT NULL,
        next_at ${integer} NOT NULL
      ) ${keyed}`,
    ),
    // For the retention sweep, which looks for reviews that still identify their authors, and for old votes.
    '005-expiry': run(
      sql`CREATE INDEX reviews_identified ON reviews (submitted_at)
        WHERE author_address IS NOT NULL OR fingerprint IS NOT NULL OR birth_month IS NOT NULL OR birth_year IS NOT NULL`,
      sql`CREATE INDEX feedback_by_time ON feedback (given_at)`,
    ),
  };
}

/**
 * Opens the review service's database. Returns undefined if it does not exist, for example when reviews are hosted
 * elsewhere.
 * @throws Error if the database cannot be reached
 */
export async function openExistingReviews({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<OpenDatabase<ReviewTables> | undefined> {
  const file = join(dataDir, 'reviews.db');
  return databaseUrl === undefined && !existsSync(file) ? undefined : openReviews(file, databaseUrl);
}

/**
 * Opens the database of the review service: PostgreSQL if there is a URL, otherwise a SQLite file. The first start with
 * a URL moves the rows of an existing SQLite file to PostgreSQL.
 * @throws Error if the database cannot be reached
 */
export async function openReviews(file: string, url?: string): Promise<OpenDatabase<ReviewTables>> {
  const options = { file, service: 'reviews', migrations: reviewMigrations };
  const database = await openDatabase<ReviewTables>({ ...options, url });
  await moveFromFile({
    ...options,
    database,
    openFile: () => openDatabase<ReviewTables>(options),
    tables: ['reviews', 'comments', 'feedback', 'statistics', 'changed_products', 'marks'],
    computed: ['helpfulness', 'feedback_total'],
  });
  return database;
}
