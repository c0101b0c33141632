/** How this process follows published content: a poll every `CONTENT_MAX_AGE` seconds, and soon after a webhook. */
import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { expireAndPurge } from '@/lib/processes/expire-and-purge';
import { PollLoop } from '@/lib/processes/poll-loop';
import type { ContentChange } from '../cache/tags';
import { deliveryAddress } from '../client/delivery';
import { ContentSync } from './content-sync';
import { ExpiringFollower, type ExpiringOptions } from './expiring-follower';
import { DeliverySync, type SyncSource } from './sync-source';

interface Options extends ExpiringOptions {
  intervalMs: number;
  hurriedDelaysMs?: readonly number[];
}

export class SiteSync {
  readonly content: ContentSync;
  readonly #expiring: ExpiringFollower;
  readonly #loop: PollLoop;

  constructor(source: SyncSource, { settleMs, expire, ...options }: Options) {
    this.content = new ContentSync(source);
    this.#expiring = new ExpiringFollower({ settleMs, expire });
    this.content.follow(this.#expiring);
    this.#loop = new PollLoop({ name: 'content', poll: () => this.#poll(), ...options });
  }

  /** Reads all content, and follows it from then on. */
  start(): void {
    this.#loop.start();
  }

  stop(): void {
    this.#loop.stop();
  }

  /**
   * Follows a change that a webhook announced: the content service may show the state before it for seconds, so what is
   * rendered meanwhile expires once more when the sync shows the change. Resolves after the first poll.
   */
  async followChange(change: ContentChange): Promise<void> {
    this.#expiring.announce(change);
    await this.content.poll();
    if (this.#expiring.isBehind) this.#loop.hurry();
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
  globalThis.siteSync ??= new SiteSync(new DeliverySync(deliveryAddress(false)), {
    intervalMs: serverConfig().CONTENT_MAX_AGE * 1000,
    expire: expireAndPurge,
  });
  return globalThis.siteSync;
}
