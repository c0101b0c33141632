/** Notifies the site that the reviews of a product changed, signed like the content service's webhooks. */
import { postSigned, type WebhookTarget } from '../content/webhooks/post.ts';

const TIMEOUT_MS = 5_000;
const PAUSE_MS = 2_000;

/** Posts one message, with three attempts. @returns whether the site accepted it */
export const notifySite = (target: WebhookTarget, productId: string, pause = PAUSE_MS): Promise<boolean> =>
  postSigned(target, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId }),
    timeoutMs: TIMEOUT_MS,
    retryDelayMs: pause,
    onFailure: (attempt, reason) =>
      console.warn(
        JSON.stringify({ level: 'warn', event: 'ReviewWebhookFailure', productId, attempt, reason }),
      ),
  });

/** Notifies the site at most once per product and `everyMs`, so that a burst of votes expires its page once. */
export function notifier(target: WebhookTarget, everyMs = 2_000): (productId: string) => void {
  const waiting = new Set<string>();
  return (productId) => {
    if (waiting.has(productId)) return;
    waiting.add(productId);
    setTimeout(() => {
      waiting.delete(productId);
      void notifySite(target, productId);
    }, everyMs).unref();
  };
}
