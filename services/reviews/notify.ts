/** Tells the site that the reviews of a product changed, signed like the content service's webhooks. */
import { setTimeout as wait } from 'node:timers/promises';
import { signatureHeaders } from '../content/webhooks/sign.ts';

export interface NotifyTarget {
  url: string;
  secret: string;
}

const ATTEMPTS = 3;
const TIMEOUT_MS = 5_000;
const PAUSE_MS = 2_000;

/** Posts one message, three times at most. @returns whether the site took it */
export async function notifySite(
  { url, secret }: NotifyTarget,
  productId: string,
  pause = PAUSE_MS,
): Promise<boolean> {
  const { pathname } = new URL(url);
  const body = JSON.stringify({ productId });
  const headers = { 'content-type': 'application/json' };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const signed = signatureHeaders(secret, { method: 'POST', path: pathname, headers, body }, Date.now());
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, ...signed },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.ok) return true;
    } catch {
      // Tried again; that it was given up is told below.
    }
    if (attempt < ATTEMPTS) await wait(pause);
  }
  console.warn(JSON.stringify({ level: 'warn', event: 'ReviewWebhookFailure', productId }));
  return false;
}

/** Tells the site at most once in `everyMs` for each product: many votes at once make its page anew only once. */
export function notifier(target: NotifyTarget, everyMs = 2_000): (productId: string) => void {
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
