/** Broadcasts expirations to the other processes of the site through Redis, and counts their acknowledgements. */
import 'server-only';
import { hash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { CONTENT_CHANGE } from '@/lib/content/cache/tags';
import { wasStalePageSent } from '@/lib/cdn/sent-pages';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';
import { getRedis } from '../upstream/redis';

/** Maximum time that a publish waits for the sync and for other processes. Their work continues after that. */
const TIMEOUT_MS = 2_000;
export const EXPIRATION_CHANNEL = 'expired';
export const ACKNOWLEDGEMENT_CHANNEL = 'expired:done';

const EXPIRATION = z.object({
  tags: z.array(z.string()),
  /** The content change that expired the tags, if a webhook announced it. */
  change: CONTENT_CHANGE.optional(),
  /** Whether a process found the change in its sync. */
  isSynced: z.boolean().optional(),
});
export type Expiration = z.infer<typeof EXPIRATION>;
/** A broadcast expiration, with the id of the message and the instance that sent it. */
export const EXPIRATION_MESSAGE = EXPIRATION.extend({ id: z.string(), from: z.string() });

/** A sent message that some instances have not acknowledged yet. */
interface Pending {
  missing: number;
  /** Whether an old page from any instance may still be on its way to the CDN. */
  wasStalePageSent: boolean;
  resolve: (wasStalePageSent: boolean) => void;
}

interface Instance {
  id: string;
  /** Unacknowledged messages, by id. */
  pending: Map<string, Pending>;
}

declare global {
  // The webhook routes and the server's startup are separate bundles in one process.
  var siteInstance: Instance | undefined;
}

export const instance = (globalThis.siteInstance ??= { id: randomUUID(), pending: new Map() });

/** Resolves with the result of work, or with undefined after two seconds. */
export const withTimeout = <T>(work: Promise<T>): Promise<T | void> =>
  Promise.race([work, wait(TIMEOUT_MS, undefined, { ref: false })]);

/** Returns an error handler that logs an event with the error's message. */
export const logFailure =
  (event: string) =>
  (error: unknown): void =>
    log('error', event, { message: errorMessage(error) });

/**
 * Sends an expiration to every instance, including this one, and waits for their acknowledgements.
 * @returns whether an old page from any instance may still be on its way to the CDN
 */
export async function broadcastExpiration(expiration: Expiration): Promise<boolean> {
  const shared = getRedis();
  if (!shared) return wasStalePageSent(expiration.tags);
  const { client, toKey } = shared;
  const id = randomUUID();
  const message: z.infer<typeof EXPIRATION_MESSAGE> = { id, from: instance.id, ...expiration };
  const publish = (): Promise<number> => client.publish(toKey(EXPIRATION_CHANNEL), JSON.stringify(message));
  if (!client.isReady) {
    // The client queues the message until it is connected again. A publish does not wait for that.
    publish().catch(logFailure('ExpirationNotBroadcast'));
    return true;
  }
  const acknowledged = new Promise<boolean>((resolve) =>
    instance.pending.set(id, { missing: 0, wasStalePageSent: false, resolve }),
  );
  const sent = publish().then((receivers) => {
    addMissing(id, receivers);
    return acknowledged;
  });
  const result = await withTimeout(sent.catch(logFailure('ExpirationNotBroadcast')));
  instance.pending.delete(id);
  // Assume that an instance that did not answer has sent an old page.
  return result ?? true;
}

/**
 * Adds receivers to the number of missing acknowledgements, or subtracts acknowledgements from it. The number can be
 * negative, because acknowledgements may arrive before the number of receivers is known.
 */
function addMissing(id: string, change: number): void {
  const pending = instance.pending.get(id);
  if (!pending) return;
  pending.missing += change;
  if (pending.missing === 0) pending.resolve(pending.wasStalePageSent);
}

const NO_STALE_PAGE = 'current';

/** Returns the acknowledgement of a message: its id, and whether this instance has just sent an old page to the CDN. */
export const formatAcknowledgement = (id: string, { tags }: Expiration): string =>
  `${id} ${wasStalePageSent(tags) ? 'sent' : NO_STALE_PAGE}`;

/** Counts the acknowledgement of an instance. */
export function addAcknowledgement(text: string): void {
  const [id = '', state] = text.split(' ');
  const pending = instance.pending.get(id);
  if (pending && state !== NO_STALE_PAGE) pending.wasStalePageSent = true;
  addMissing(id, -1);
}

/**
 * Lifetime of a claim. If the same tags change again within this time, they need no purge, because they are still
 * settling.
 */
const CLAIM_MS = 2_000;

/**
 * Chooses which process purges a change that several processes found at the same time. Call it after all of them have
 * expired the tags.
 * @returns whether this process must purge the tags; true without Redis
 */
export async function claimPurge(tags: readonly string[]): Promise<boolean> {
  const shared = getRedis();
  if (!shared?.client.isReady) return true;
  const key = shared.toKey(`purged:${hash('sha256', [...tags].sort().join('\n'), 'base64url')}`);
  const claim = shared.client.set(key, instance.id, {
    condition: 'NX',
    expiration: { type: 'PX', value: CLAIM_MS },
  });
  return (await withTimeout(claim.catch(() => undefined))) !== null;
}
