import { setTimeout as wait } from 'node:timers/promises';
import { signatureHeaders } from './sign.ts';
import { errorMessage } from '../error-message.ts';

export interface WebhookTarget {
  url: string;
  secret: string;
}

interface Message {
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
}

/** One request and its response, for the log of calls. */
export interface Attempt {
  requestAt: string;
  responseAt: string;
  /** Headers that were sent, including the signature. */
  headers: Record<string, string>;
  /** Undefined without a response. */
  status: number | undefined;
  /** Reason of the failure; undefined for a success. */
  reason: string | undefined;
}

/** Posts a signed message once. Never rejects. */
export async function sendSigned(
  { url, secret }: WebhookTarget,
  { headers, body, timeoutMs }: Message,
): Promise<Attempt> {
  const { pathname, search } = new URL(url);
  const request = { method: 'POST', path: pathname + search, headers, body };
  const now = Date.now();
  const signed = { ...headers, ...signatureHeaders(secret, request, now) };
  const finish = (status: number | undefined, reason: string | undefined): Attempt => ({
    requestAt: new Date(now).toISOString(),
    responseAt: new Date().toISOString(),
    headers: signed,
    status,
    reason,
  });
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: 'POST', headers: signed, body, signal });
    // The body is not needed. Canceling it frees the connection for the next message.
    await response.body?.cancel();
    return finish(response.status, response.ok ? undefined : `status ${response.status}`);
  } catch (error) {
    return finish(undefined, errorMessage(error));
  }
}

interface RepeatedMessage extends Message {
  retryDelayMs: number;
  onFailure: (attempt: number, reason: string) => void;
}

const MAX_ATTEMPTS = 3;

/**
 * Posts a signed message, with up to three attempts.
 * @returns whether it was accepted
 */
export async function postSigned(target: WebhookTarget, message: RepeatedMessage): Promise<boolean> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const { reason } = await sendSigned(target, message);
    if (reason === undefined) return true;
    message.onFailure(attempt, reason);
    if (attempt < MAX_ATTEMPTS) await wait(message.retryDelayMs);
  }
  return false;
}
