import { log } from '@cleanpro/node-service/logging/log';
import { postSigned, type WebhookTarget } from '@cleanpro/contentful-local/webhooks/post';

const TIMEOUT_MS = 5_000;
const PAUSE_MS = 2_000;

/**
 * Notifies the site that a product's reviews have changed, signed like the content service's webhooks. Makes up to
 * three attempts.
 * @returns whether the site accepted the message
 */
export const notifySite = (target: WebhookTarget, productId: string, pause = PAUSE_MS): Promise<boolean> =>
  postSigned(target, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId }),
    timeoutMs: TIMEOUT_MS,
    retryDelayMs: pause,
    onFailure: (attempt, reason) => log('warn', 'ReviewWebhookFailure', { productId, attempt, reason }),
  });
