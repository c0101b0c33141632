/**
 * Tables of the review service, identical in SQLite and PostgreSQL. Times are milliseconds since 1970. Booleans are 0
 * or 1.
 */
import type { Kysely, Selectable, Transaction } from 'kysely';

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
  /** Lower case, so that nicknames that differ only in case count as the same. */
  nickname_key: string;
  location: string;
  email: string | null;
  author_id: string;
  birth_month: number | null;
  birth_year: number | null;
  is_recommended: number | null;
  is_featured: number;
  is_ratings_only: number;
  /** Name and URL of the site where a syndicated review was written. */
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
  /** Equal if the author sends the same review again, which makes duplicates detectable. */
  submission_key: string;
  fingerprint: string | null;
  author_address: string | null;
  campaign_id: string | null;
  /** 1 for a demonstration review that no visitor wrote. */
  is_sample: number;
  /** The brand's response, with its author and time. */
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
  /** User id, or the IP address if there is none. */
  visitor: string;
  vote: 'POSITIVE' | 'NEGATIVE' | null;
  reason: string | null;
  author_address: string | null;
  given_at: number;
}

/** Counts of a product's approved reviews. Every change updates them, so that no request has to count. */
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
  samples: number;
  first_at: number | null;
  last_at: number | null;
}

/** Products with changes that the site has not been notified about yet. */
interface ChangedProductTable {
  product_id: string;
  /** Number of changes, so that a change during a notification is not missed. */
  version: number;
  /** Time of the next notification attempt. */
  next_at: number;
}

interface MarkTable {
  name: string;
}

export interface ReviewTables {
  reviews: ReviewTable;
  comments: CommentTable;
  feedback: FeedbackTable;
  statistics: StatisticsTable;
  changed_products: ChangedProductTable;
  /** One-time jobs that are done, such as loading the samples. */
  marks: MarkTable;
}

export type ReviewRow = Selectable<ReviewTable>;
export type CommentRow = Selectable<CommentTable>;
export type StatisticsRow = Selectable<StatisticsTable>;
export type ReviewDatabase = Kysely<ReviewTables>;
export type ReviewTransaction = Transaction<ReviewTables>;
