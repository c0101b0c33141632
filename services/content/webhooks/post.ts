import { setTimeout as wait } from 'node:timers/promises';
import { signatureHeaders } from './sign.ts';
import { errorMessage } from '../../error-message.ts';

export interface WebhookTarget {
  url: string;
  secret: string;
}

interface Message {
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  /** Between two attempts; what is still to be sent keeps no process alive. */
  pauseMs: number;
  /** Told of each attempt that failed, with why. */
  failed: (attempt: number, reason: string) => void;
}

const ATTEMPTS = 3;

/** Posts one signed message, three times at most (fact sheet "Webhooks"). @returns whether it was accepted */
export async function postSigned(
  { url, secret }: WebhookTarget,
  { headers, body, timeoutMs, pauseMs, failed }: Message,
): Promise<boolean> {
  const { pathname, search } = new URL(url);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const request = { method: 'POST', path: pathname + search, headers, body };
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, ...signatureHeaders(secret, request, Date.now()) },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) return true;
      failed(attempt, `status ${response.status}`);
    } catch (error) {
      failed(attempt, errorMessage(error));
    }
    if (attempt < ATTEMPTS) await wait(pauseMs, undefined, { ref: false });
  }
  return false;
}
