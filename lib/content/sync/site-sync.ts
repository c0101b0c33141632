/** How this process follows published content: a poll every `CONTENT_MAX_AGE` seconds, and soon after a webhook. */
import 'server-only';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { followPosition, markChecked, restoredPosition } from '@/lib/expiration/checkpoint';
import { expireAndPurge, expireFound } from '@/lib/expiration/expire-and-purge';
import { PollLoop } from '@/lib/upstream/poll-loop';
import type { ContentChange } from '../cache/tags';
import { deliveryAddress } from '../client/delivery';
import { ContentSync } from './content-sync';
import { EXPIRING_STATE, ExpiringFollower, type ExpiringOptions } from './expiring-follower';
import { DeliverySync, type SyncSource } from './sync-source';

/** How far a process has followed content. */
const SYNC_POSITION = EXPIRING_STATE.extend({ token: z.string() });
type SyncPosition = z.infer<typeof SYNC_POSITION>;

interface Options extends ExpiringOptions {
  intervalMs: number;
  hurriedDelaysMs?: readonly number[];
  /** Of an earlier process: what changed since expires. Without it, all that was cached before the start does. */
  restored?: SyncPosition;
  /** Called when all that changed up to now has expired. */
  onCurrent?: () => void;
}

export class SiteSync {
  readonly content: ContentSync;
  readonly #expiring: ExpiringFollower;
  readonly #loop: PollLoop;

  constructor(
    source: SyncSource,
    { settleMs, expireBefore, expire, restored, onCurrent, ...options }: Options,
  ) {
    this.content = new ContentSync(source, onCurrent);
    this.#expiring = new ExpiringFollower({ settleMs, expireBefore, expire, restored });
    if (restored) this.content.resume(this.#expiring, restored.token);
    else this.content.follow(this.#expiring);
    this.#loop = new PollLoop({ name: 'content', poll: () => this.#poll(), ...options });
  }

  /** How far this process has followed content; undefined while it reads all content. */
  get position(): SyncPosition | undefined {
    const { token } = this.content;
    return token === undefined ? undefined : { token, ...this.#expiring.state };
  }

  /** Reads all content, and follows it from then on. */
  start(): void {
    this.#loop.start();
    if (this.#expiring.isBehind) this.#loop.hurry();
  }

  stop(): void {
    this.#loop.stop();
  }

  /**
   * Follows a change that a webhook announced: the content service may show the state before it for seconds, so what is
   * rendered meanwhile expires once more when the sync shows the change. Resolves after the first poll.
   * @param tags what has expired with the change
   */
  async followChange(change: ContentChange, tags: readonly string[] = []): Promise<void> {
    this.#expiring.announce(change, tags);
    await this.content.poll();
    if (this.#expiring.isBehind) this.#loop.hurry();
  }

  /** The tags of an entity as the sync last read it. */
  tagsOf(change: ContentChange): readonly string[] {
    return this.#expiring.tagsOf(change);
  }

  /** Whether a published entry has this slug, as far as the sync told. */
  isPublished(slug: string): boolean {
    return this.#expiring.isPublished(slug);
  }

  async #poll() {
    if (!(await this.content.poll())) return 'failed';
    return this.#expiring.isBehind ? 'incomplete' : 'complete';
  }
}

declare global {
  // Next loads this module once per bundle; the sync belongs to the process.
  var siteSync: SiteSync | undefined;
}

/** The sync of this process. */
export function siteSync(): SiteSync {
  if (globalThis.siteSync) return globalThis.siteSync;
  const sync = new SiteSync(new DeliverySync(deliveryAddress(false)), {
    intervalMs: serverConfig().CONTENT_MAX_AGE * 1000,
    expireBefore: expireAndPurge,
    expire: expireFound,
    restored: restoredPosition('content', SYNC_POSITION),
    onCurrent: () => markChecked('content'),
  });
  followPosition('content', () => sync.position);
  globalThis.siteSync = sync;
  return sync;
}
