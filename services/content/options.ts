import type { Secret } from '@cleanpro/node-service/secret';
import type { WebhooksOptions } from './webhooks/deliver.ts';

/** What the APIs of all spaces have in common. */
export interface ContentServiceOptions {
  tokens: { delivery: Secret; preview: Secret; management: Secret };
  /** Absolute base URL of images. */
  imagesBase: string;
  /** Absolute base URL of the service. */
  publicBase: string;
  webhooks: Pick<WebhooksOptions, 'secret' | 'retryDelayMs' | 'timeoutMs'>;
}
