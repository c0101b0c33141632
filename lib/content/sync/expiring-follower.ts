import { z } from 'zod';
import {
  ALL_CONTENT_TAG,
  assetTag,
  CONTENT_CHANGE,
  entryTag,
  isSlugTag,
  slugTag,
  tagsToExpire,
  toContentChange,
  WEBHOOK_BODY,
  type ContentChange,
} from '../cache/tags';
import { currentTime, expireTags, settleTags } from '@/lib/expiration/tag-expirations';
import { jsonHash } from '../json-hash';
import type { SyncFollower } from './content-sync';
import type { SyncedChanges } from './sync-source';

/**
 * Delay before changed tags expire again. Each of Contentful's APIs has its own CDN, and the sync may be the first to
 * show a change. In the meantime, pages may be rendered from another API's old response. They expire after this delay.
 */
const SETTLE_MS = 10_000;
/**
 * How long to wait for the sync to show a change that a webhook announced. After that, CDNs store the affected pages as
 * usual again.
 */
const MAX_ANNOUNCED_MS = 120_000;

const SYNCED = CONTENT_CHANGE.extend({
  /** Tags that expire with the entity. Stored because the sync reports only the ids of deleted entities. */
  tags: z.array(z.string()),
  /** Hash of the whole entity, which changes whenever the entity does. */
  hash: z.string(),
});
type Synced = z.infer<typeof SYNCED>;

/** State of the follower that the next process restores after a restart. */
export const EXPIRING_STATE = z.object({
  synced: z.array(SYNCED),
  /** Changes that webhooks announced and the sync has not shown yet. */
  announced: z.array(CONTENT_CHANGE),
  /** Tags that are due to expire again. */
  settling: z.array(z.string()),
});

export type ExpiringState = z.infer<typeof EXPIRING_STATE>;

const hasReached = (synced: Synced | undefined, change: ContentChange): boolean => {
  if (change.isDeleted || !synced) return change.isDeleted && !synced;
  if (synced.revision !== undefined && change.revision !== undefined)
    return synced.revision >= change.revision;
  if (synced.updatedAt !== undefined && change.updatedAt !== undefined)
    return Date.parse(synced.updatedAt) >= Date.parse(change.updatedAt);
  return true;
};

/** Content read by a full sync that has not finished. */
interface Initial {
  synced: Map<string, Synced>;
  /** The content is at least as new as this time, in milliseconds since the epoch. */
  since: number;
}

export interface ExpiringOptions {
  settleMs?: number;
  /**
   * Expires everything that was cached before a time. Called after all content was read for the first time. By default,
   * expires it only in this process.
   */
  expireBefore?: (tags: readonly string[], time: number) => void;
  /** Expires changed tags in all caches. By default, expires them only in this process. */
  expire?: (tags: readonly string[]) => void;
  restored?: ExpiringState;
}

/** Expires cached values whose content has changed. */
export class ExpiringFollower implements SyncFollower {
  readonly #settleMs: number;
  readonly #expireBefore: (tags: readonly string[], time: number) => void;
  readonly #expireChanged: (tags: readonly string[]) => void;
  /** Entities as last synced, by tag. */
  #synced = new Map<string, Synced>();
  #initial: Initial | undefined;
  /** Tags of all published slugs. Computed on first use. */
  #slugTags: Set<string> | undefined;
  /** Announced changes, by the tag of the entity. */
  readonly #announced = new Map<string, ContentChange>();
  /**
   * Functions that end the settling of an announced change's tags (`settleTags`) after a delay, by the tag of the
   * entity.
   */
  readonly #endSettlingAfter = new Map<string, (afterMs: number) => void>();
  /** Tags that will soon expire again. */
  readonly #settling = new Set<readonly string[]>();

  constructor({
    settleMs = SETTLE_MS,
    expireBefore = expireTags,
    expire = expireTags,
    restored,
  }: ExpiringOptions = {}) {
    this.#settleMs = settleMs;
    this.#expireBefore = expireBefore;
    this.#expireChanged = expire;
    if (!restored) return;
    for (const synced of restored.synced) this.#synced.set(synced.tag, synced);
    for (const change of restored.announced) this.#announced.set(change.tag, change);
    if (restored.settling.length > 0) this.#expire(restored.settling);
  }

  get state(): ExpiringState {
    return {
      synced: [...this.#synced.values()],
      announced: [...this.#announced.values()],
      settling: [...new Set([...this.#settling].flat())],
    };
  }

  begin(): void {
    this.#initial = { synced: new Map(), since: currentTime() };
  }

  apply({ entries, assets, deletedEntries, deletedAssets }: SyncedChanges): void {
    const synced = this.#initial?.synced ?? this.#synced;
    this.#slugTags = undefined;
    const tags = new Set<string>();
    for (const tag of [...deletedEntries.map(entryTag), ...deletedAssets.map(assetTag)]) {
      for (const each of synced.get(tag)?.tags ?? [tag]) tags.add(each);
      synced.delete(tag);
      this.#markSynced(tag);
    }
    for (const raw of [...entries, ...assets]) {
      const body = WEBHOOK_BODY.parse(raw);
      const change = toContentChange(body);
      const now = tagsToExpire(body);
      // Also expire the entity's previous tags, such as the tag of its old slug.
      for (const each of [...(synced.get(change.tag)?.tags ?? []), ...now]) tags.add(each);
      synced.set(change.tag, { ...change, tags: now, hash: jsonHash(raw) });
    }
    if (!this.#initial && tags.size > 0) this.#expire([...tags]);
  }

  end(): void {
    if (this.#initial) {
      this.#expireDifferences(this.#synced, this.#initial);
      this.#synced = this.#initial.synced;
      this.#initial = undefined;
      this.#slugTags = undefined;
    }
    for (const [tag, change] of this.#announced)
      if (hasReached(this.#synced.get(tag), change)) this.#markSynced(tag);
  }

  /**
   * Returns the tags of an entity as last synced, including those of its slug and lists. Empty if it was never synced.
   */
  tagsOf({ tag }: ContentChange): readonly string[] {
    return this.#synced.get(tag)?.tags ?? [];
  }

  /** Whether the sync has shown a published entry with this slug. */
  isPublished(slug: string): boolean {
    this.#slugTags ??= new Set([...this.#synced.values()].flatMap(({ tags }) => tags.filter(isSlugTag)));
    return this.#slugTags.has(slugTag(slug));
  }

  /** Records a change that the sync has yet to show. @param tags tags that have expired with the change */
  announce(change: ContentChange, tags: readonly string[] = []): void {
    if (hasReached(this.#synced.get(change.tag), change)) return;
    const end = settleTags(tags);
    let isOver = false;
    const endAfter = (milliseconds: number): void =>
      void setTimeout(() => {
        if (isOver) return;
        isOver = true;
        end();
        expireTags(tags);
      }, milliseconds).unref();
    this.#markSynced(change.tag);
    this.#announced.set(change.tag, change);
    this.#endSettlingAfter.set(change.tag, endAfter);
    endAfter(MAX_ANNOUNCED_MS);
  }

  /** Records that the sync has shown an announced change. */
  #markSynced(tag: string): void {
    this.#announced.delete(tag);
    this.#endSettlingAfter.get(tag)?.(this.#settleMs);
    this.#endSettlingAfter.delete(tag);
  }

  /** Whether the sync has yet to show an announced change. */
  get isBehind(): boolean {
    return this.#announced.size > 0;
  }

  /**
   * After the first full read, expires everything cached before it. After later full reads, expires only the
   * differences.
   */
  #expireDifferences(before: ReadonlyMap<string, Synced>, { synced, since }: Initial): void {
    if (before.size === 0) {
      this.#expireBefore([ALL_CONTENT_TAG], since);
      return;
    }
    const tags = new Set<string>();
    for (const key of new Set([...before.keys(), ...synced.keys()])) {
      const [old, now] = [before.get(key), synced.get(key)];
      if (old?.hash !== now?.hash)
        for (const tag of [...(old?.tags ?? []), ...(now?.tags ?? [])]) tags.add(tag);
    }
    if (tags.size > 0) this.#expire([...tags]);
  }

  #expire(tags: readonly string[]): void {
    this.#expireChanged(tags);
    this.#settling.add(tags);
    const end = settleTags(tags);
    setTimeout(() => {
      this.#settling.delete(tags);
      end();
      // Expire the tags only in this process. CDNs store pages with settling tags (`settleTags`) for just a few
      // seconds.
      expireTags(tags);
    }, this.#settleMs).unref();
  }
}
