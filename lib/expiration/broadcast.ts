/** Broadcasts expirations to the other processes of the site through Redis, and their acknowledgements back. */
import 'server-only';
import { hash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { CONTENT_CHANGE } from '@/lib/content/cache/tags';
import { isOnItsWay } from '@/lib/cdn/sent-pages';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';
import { getRedis } from '../upstream/redis';

/** How long a publish waits for the sync and for other processes, which carry on afterwards. */
const TIMEOUT_MS = 2_000;
export const EXPIRATION_CHANNEL = 'expired';
export const ACKNOWLEDGEMENT_CHANNEL = 'expired:done';

const EXPIRATION = z.object({
  tags: z.array(z.string()),
  /** The change of content for which they expired, where a webhook announced it. */
  change: CONTENT_CHANGE.optional(),
  /** Whether the sync of a process has found the change. */
  isSynced: z.boolean().optional(),
});
/** Expired tags, and why they did. */
export type Expiration = z.infer<typeof EXPIRATION>;
/** An expiration as it is broadcast: with the message's id and the instance that sent it. */
export const EXPIRATION_MESSAGE = EXPIRATION.extend({ id: z.string(), from: z.string() });

/** A sent message that not all instances have acknowledged. */
interface Pending {
  missing: number;
  isOnItsWay: boolean;
  /** Called with whether an old page may be on its way from any instance. */
  resolve: (isOnItsWay: boolean) => void;
}

interface Instance {
  id: string;
  /** By the id of the message. */
  pending: Map<string, Pending>;
}

declare global {
  // The webhook routes and the server's start are separate bundles in one process.
  var siteInstance: Instance | undefined;
}

export const instance = (globalThis.siteInstance ??= { id: randomUUID(), pending: new Map() });

/** Waits for work, two seconds at most. */
export const withTimeout = <T>(work: Promise<T>): Promise<T | void> =>
  Promise.race([work, wait(TIMEOUT_MS, undefined, { ref: false })]);

/** Logs why work failed. */
export const logFailure =
  (event: string) =>
  (error: unknown): void =>
    log('error', event, { message: errorMessage(error) });

/**
 * Sends an expiration to every instance, this one included, and waits for their acknowledgements.
 * @returns whether an old page may be on its way from one of them to the CDN
 */
export async function broadcastExpiration(expiration: Expiration): Promise<boolean> {
  const shared = getRedis();
  if (!shared) return isOnItsWay(expiration.tags);
  const { client, toKey } = shared;
  const id = randomUUID();
  const message: z.infer<typeof EXPIRATION_MESSAGE> = { id, from: instance.id, ...expiration };
  const publish = (): Promise<number> => client.publish(toKey(EXPIRATION_CHANNEL), JSON.stringify(message));
  if (!client.isReady) {
    // The client queues the message until it is connected again; a publish does not wait for that.
    publish().catch(logFailure('ExpirationNotBroadcast'));
    return true;
  }
  const acknowledged = new Promise<boolean>((resolve) =>
    instance.pending.set(id, { missing: 0, isOnItsWay: false, resolve }),
  );
  const sent = publish().then((receivers) => {
    addMissing(id, receivers);
    return acknowledged;
  });
  const result = await withTimeout(sent.catch(logFailure('ExpirationNotBroadcast')));
  instance.pending.delete(id);
  // Who did not answer may have sent one.
  return result ?? true;
}

/** Counts receivers up and acknowledgements down; those may arrive before the number of receivers does. */
function addMissing(id: string, change: number): void {
  const pending = instance.pending.get(id);
  if (!pending) return;
  pending.missing += change;
  if (pending.missing === 0) pending.resolve(pending.isOnItsWay);
}

const NONE_ON_ITS_WAY = 'current';

/** Acknowledges a message: its id, and whether this instance has just sent an old page to the CDN. */
export const acknowledgementOf = (id: string, { tags }: Expiration): string =>
  `${id} ${isOnItsWay(tags) ? 'sent' : NONE_ON_ITS_WAY}`;

/** Takes the acknowledgement of an instance. */
export function addAcknowledgement(text: string): void {
  const [id = '', state] = text.split(' ');
  const pending = instance.pending.get(id);
  if (pending && state !== NONE_ON_ITS_WAY) pending.isOnItsWay = true;
  addMissing(id, -1);
}

/** For how long one process purges a change for all that find it. A second change needs no purge: the tags still settle. */
const CLAIM_MS = 2_000;

/**
 * Chooses one of the processes that find the same change at the same time, after all of them have expired it.
 * @returns whether this process purges it; true without Redis
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
