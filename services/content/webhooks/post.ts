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
  /** Delay between attempts; does not keep the process alive. */
  retryDelayMs: number;
  /** Called after each onFailure attempt. */
  onFailure: (attempt: number, reason: string) => void;
}

const MAX_ATTEMPTS = 3;

/** Posts a signed message, with up to three attempts. @returns whether it was accepted */
export async function postSigned(
  { url, secret }: WebhookTarget,
  { headers, body, timeoutMs, retryDelayMs, onFailure }: Message,
): Promise<boolean> {
  const { pathname, search } = new URL(url);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    try {
      const request = { method: 'POST', path: pathname + search, headers, body };
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, ...signatureHeaders(secret, request, Date.now()) },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) return true;
      onFailure(attempt, `status ${response.status}`);
    } catch (error) {
      onFailure(attempt, errorMessage(error));
    }
    if (attempt < MAX_ATTEMPTS) await wait(retryDelayMs, undefined, { ref: false });
  }
  return false;
}
