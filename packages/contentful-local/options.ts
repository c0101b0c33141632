import type { Token } from './token.ts';
import type { ContentStore } from './space/store.ts';
import type { Entry } from './space/types.ts';
import type { WebhooksOptions } from './webhooks/deliver.ts';

/**
 * Called after an entry was published.
 * @param before the previously published state; undefined on the first publish
 */
export type OnPublish = (store: ContentStore, before: Entry | undefined, after: Entry) => void;

/** Fields whose changes a second person must approve, by content type; `all` for every field of the type. */
export type RegulatedFields = Readonly<Record<string, readonly string[] | 'all'>>;

/** Options shared by the APIs of all spaces. */
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
