/** The review service's tables. Times are milliseconds since 1970; booleans are 0 or 1. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import { openDatabaseFile } from '../database/sqlite.ts';

export type ModerationStatus = 'SUBMITTED' | 'APPROVED' | 'REJECTED';

interface ReviewTable {
  id: string;
  product_id: string;
  status: ModerationStatus;
  rating: number;
  rating_quality: number | null;
  rating_value: number | null;
  title: string;
  text: string;
  nickname: string;
  /** Lower case: two nicknames that differ only in case are the same. */
  nickname_key: string;
  location: string;
  email: string | null;
  author_id: string;
  birth_month: number | null;
  birth_year: number | null;
  is_recommended: number | null;
  is_featured: number;
  is_ratings_only: number;
  /** Name and URL of the site that a syndicated review was written on. */
  syndication_source: string | null;
  syndication_url: string | null;
  submitted_at: number;
  modified_at: number;
  moderated_at: number | null;
  moderation_reason: string | null;
  positive: number;
  negative: number;
  comments: number;
  submission_id: string;
  /** The same for a review that its author sends again: makes a repeat detectable. */
  submission_key: string;
  fingerprint: string | null;
  author_address: string | null;
  campaign_id: string | null;
  /** Written for demonstration and not by a visitor. */
  is_sample: number;
  /** What the brand's team responded, who signed it, and when. */
  client_response: string | null;
  client_response_by: string | null;
  client_responded_at: number | null;
}

interface CommentTable {
  id: string;
  review_id: string;
  title: string | null;
  text: string;
  nickname: string;
  location: string | null;
  author_id: string;
  submitted_at: number;
  status: ModerationStatus;
}

interface FeedbackTable {
  content_type: string;
  content_id: string;
  kind: 'helpfulness' | 'inappropriate';
  /** The user id, or else the address. */
  visitor: string;
  vote: 'POSITIVE' | 'NEGATIVE' | null;
  reason: string | null;
  author_address: string | null;
  given_at: number;
}

/** Counts of a product's approved reviews, updated with every change so that no request has to count. */
interface StatisticsTable {
  product_id: string;
  total: number;
  ratings_only: number;
  featured: number;
  recommended: number;
  not_recommended: number;
  helpful: number;
  not_helpful: number;
  rating_sum: number;
  rating_1: number;
  rating_2: number;
  rating_3: number;
  rating_4: number;
  rating_5: number;
  quality_sum: number;
  quality_count: number;
  value_sum: number;
  value_count: number;
  /** How many of them are samples. */
  samples: number;
  first_at: number | null;
  last_at: number | null;
}

interface MarkTable {
  name: string;
}

export interface ReviewTables {
  reviews: ReviewTable;
  comments: CommentTable;
  feedback: FeedbackTable;
  statistics: StatisticsTable;
  /** One-time jobs that are done, such as loading the samples. */
  marks: MarkTable;
}

export type ReviewRow = Selectable<ReviewTable>;
export type CommentRow = Selectable<CommentTable>;
export type StatisticsRow = Selectable<StatisticsTable>;
export type ReviewDatabase = Kysely<ReviewTables>;
export type ReviewTransaction = Transaction<ReviewTables>;

const MIGRATIONS = [
  `
  CREATE TABLE reviews (
    id TEXT PRIMARY KEY,
    product_id TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('SUBMITTED', 'APPROVED', 'REJECTED')),
    rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
    rating_quality INTEGER CHECK (rating_quality BETWEEN 1 AND 5),
    rating_value INTEGER CHECK (rating_value BETWEEN 1 AND 5),
    title TEXT NOT NULL,
    text TEXT NOT NULL,
    nickname TEXT NOT NULL,
    nickname_key TEXT NOT NULL,
    location TEXT NOT NULL,
    email TEXT,
    author_id TEXT NOT NULL,
    birth_month INTEGER,
    birth_year INTEGER,
    is_recommended INTEGER,
    is_featured INTEGER NOT NULL,
    is_ratings_only INTEGER NOT NULL,
    syndication_source TEXT,
    syndication_url TEXT,
    submitted_at INTEGER NOT NULL,
    modified_at INTEGER NOT NULL,
    moderated_at INTEGER,
    moderation_reason TEXT,
    positive INTEGER NOT NULL,
    negative INTEGER NOT NULL,
    comments INTEGER NOT NULL,
    submission_id TEXT NOT NULL,
    submission_key TEXT NOT NULL UNIQUE,
    fingerprint TEXT,
    author_address TEXT,
    campaign_id TEXT,
    helpfulness REAL GENERATED ALWAYS AS
      (CASE WHEN positive + negative > 0 THEN positive * 1.0 / (positive + negative) END) VIRTUAL,
    feedback_total INTEGER GENERATED ALWAYS AS (positive + negative) VIRTUAL
  ) STRICT;
  CREATE INDEX reviews_by_rating ON reviews (product_id, status, rating, submitted_at, id);
  CREATE INDEX reviews_by_time ON reviews (product_id, status, submitted_at, id);
  CREATE INDEX reviews_by_help ON reviews (product_id, status, positive, helpfulness, submitted_at, id);
  CREATE INDEX reviews_by_status ON reviews (status, submitted_at);
  CREATE INDEX reviews_by_nickname ON reviews (nickname_key);
  CREATE TABLE comments (
    id TEXT PRIMARY KEY,
    review_id TEXT NOT NULL REFERENCES reviews (id),
    title TEXT,
    text TEXT NOT NULL,
    nickname TEXT NOT NULL,
    location TEXT,
    author_id TEXT NOT NULL,
    submitted_at INTEGER NOT NULL,
    status TEXT NOT NULL
  ) STRICT;
  CREATE INDEX comments_by_review ON comments (review_id, status, submitted_at);
  CREATE TABLE feedback (
    content_type TEXT NOT NULL,
    content_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    visitor TEXT NOT NULL,
    vote TEXT,
    reason TEXT,
    author_address TEXT,
    given_at INTEGER NOT NULL,
    PRIMARY KEY (content_id, content_type, kind, visitor)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE statistics (
    product_id TEXT PRIMARY KEY,
    total INTEGER NOT NULL,
    ratings_only INTEGER NOT NULL,
    featured INTEGER NOT NULL,
    recommended INTEGER NOT NULL,
    not_recommended INTEGER NOT NULL,
    helpful INTEGER NOT NULL,
    not_helpful INTEGER NOT NULL,
    rating_sum INTEGER NOT NULL,
    rating_1 INTEGER NOT NULL,
    rating_2 INTEGER NOT NULL,
    rating_3 INTEGER NOT NULL,
    rating_4 INTEGER NOT NULL,
    rating_5 INTEGER NOT NULL,
    quality_sum INTEGER NOT NULL,
    quality_count INTEGER NOT NULL,
    value_sum INTEGER NOT NULL,
    value_count INTEGER NOT NULL,
    first_at INTEGER,
    last_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE marks (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE INDEX reviews_by_modification ON reviews (status, modified_at);
  CREATE INDEX reviews_by_moderation ON reviews (status, coalesce(moderated_at, modified_at));
  `,
  `
  ALTER TABLE reviews ADD COLUMN is_sample INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE reviews ADD COLUMN client_response TEXT;
  ALTER TABLE reviews ADD COLUMN client_response_by TEXT;
  ALTER TABLE reviews ADD COLUMN client_responded_at INTEGER;
  ALTER TABLE statistics ADD COLUMN samples INTEGER NOT NULL DEFAULT 0;
  `,
];

/** Opens the database file; `:memory:` for a temporary one. */
export const openReviews = (file: string): ReviewDatabase => openDatabaseFile<ReviewTables>(file, MIGRATIONS);
