import type { WebhooksOptions } from './webhooks/deliver.ts';

/** What the APIs of all spaces have in common. */
export interface ContentServiceOptions {
  tokens: { delivery: string; preview: string; management: string };
  /** Absolute base URL of images. */
  imagesBase: string;
  /** Absolute base URL of the service. */
  publicBase: string;
  webhooks: Pick<WebhooksOptions, 'secret' | 'retryDelayMs' | 'timeoutMs'>;
}
