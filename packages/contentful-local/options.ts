import type { Token } from './token.ts';
import type { ContentStore } from './space/store.ts';
import type { Entry } from './space/types.ts';
import type { WebhooksOptions } from './webhooks/deliver.ts';

/**
 * Called after an entry was published.
 * @param before as it was published before; undefined for its first time
 */
export type OnPublish = (store: ContentStore, before: Entry | undefined, after: Entry) => void;

/** The fields by content type whose changes a second person approves; `all` for every field of the type. */
export type RegulatedFields = Readonly<Record<string, readonly string[] | 'all'>>;

/** What the APIs of all spaces have in common. */
export interface ContentServiceOptions {
  tokens: { delivery: Token; preview: Token; management: Token };
  /** Absolute base URL of images. */
  imagesBase: string;
  /** Absolute base URL of the service. */
  publicBase: string;
  onPublish?: OnPublish | undefined;
  regulatedFields?: RegulatedFields | undefined;
  webhooks: Pick<WebhooksOptions, 'secret' | 'retryDelayMs' | 'timeoutMs'>;
}
