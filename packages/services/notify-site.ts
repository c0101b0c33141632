/** Notifies the site that the reviews of a product changed, signed like the content service's webhooks. */
import { log } from '@cleanpro/node-service/logging/log';
import { postSigned, type WebhookTarget } from '@cleanpro/contentful-local/webhooks/post';

const TIMEOUT_MS = 5_000;
const PAUSE_MS = 2_000;

/** Posts one message, with three attempts. @returns whether the site accepted it */
export const notifySite = (target: WebhookTarget, productId: string, pause = PAUSE_MS): Promise<boolean> =>
  postSigned(target, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId }),
    timeoutMs: TIMEOUT_MS,
    retryDelayMs: pause,
    onFailure: (attempt, reason) => log('warn', 'ReviewWebhookFailure', { productId, attempt, reason }),
  });
