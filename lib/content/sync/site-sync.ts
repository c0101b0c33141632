import 'server-only';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { followPosition, markCaughtUp, restoredPosition } from '@/lib/expiration/checkpoint';
import { expireAndPurge, expireSyncedTags } from '@/lib/expiration/expire-and-purge';
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
  quickDelaysMs?: readonly number[];
  /**
   * Position of an earlier process. Only what changed since then expires. Without it, everything cached before the
   * start expires.
   */
  restored?: SyncPosition;
  /** Called when everything that is known to have changed has expired. */
  onCurrent?: () => void;
}

/** Follows published content in this process: polls every `CONTENT_MAX_AGE` seconds, and soon after a webhook. */
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

  /** How far this process has followed content. Undefined while all content is being read. */
  get position(): SyncPosition | undefined {
    const { token } = this.content;
    return token === undefined ? undefined : { token, ...this.#expiring.state };
  }

  /** Reads all content, or the changes since the restored position, and follows content from then on. */
  start(): void {
    this.#loop.start();
    if (this.#expiring.isBehind) this.#loop.pollSoon();
  }

  stop(): void {
    this.#loop.stop();
  }

  /**
   * Follows a change that a webhook announced. The content service may return the old state for a few seconds, so pages
   * rendered in the meantime expire again when the sync shows the change. Resolves after the first poll.
   * @param tags tags that have expired with the change
   */
  async followChange(change: ContentChange, tags: readonly string[] = []): Promise<void> {
    this.#expiring.announce(change, tags);
    await this.content.poll();
    if (this.#expiring.isBehind) this.#loop.pollSoon();
  }

  tagsOf(change: ContentChange): readonly string[] {
    return this.#expiring.tagsOf(change);
  }

  isPublished(slug: string): boolean {
    return this.#expiring.isPublished(slug);
  }

  async #poll() {
    if (!(await this.content.poll())) return 'failed';
    return this.#expiring.isBehind ? 'incomplete' : 'complete';
  }
}

declare global {
  // On `globalThis` because Next loads this module once per bundle, and the process has one sync.
  var siteSync: SiteSync | undefined;
}

/** Returns the sync of this process. */
export function siteSync(): SiteSync {
  if (globalThis.siteSync) return globalThis.siteSync;
  const sync = new SiteSync(new DeliverySync(deliveryAddress(false)), {
    intervalMs: serverConfig().CONTENT_MAX_AGE * 1000,
    expireBefore: expireAndPurge,
    expire: expireSyncedTags,
    restored: restoredPosition('content', SYNC_POSITION),
    onCurrent: () => markCaughtUp('content'),
  });
  followPosition('content', () => sync.position);
  globalThis.siteSync = sync;
  return sync;
}
