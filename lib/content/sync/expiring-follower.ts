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
 * Each API of the content service is cached by a network of its own, and the sync may be the first to show a change: what
 * was rendered from an older response of another one is expired by then.
 */
const SETTLE_MS = 10_000;
/** How long the sync may take to show an announced change before a CDN stores its pages again. */
const MAX_ANNOUNCED_MS = 120_000;

const SYNCED = CONTENT_CHANGE.extend({
  /** What expires with the entity: the sync tells only the id of a deleted one. */
  tags: z.array(z.string()),
  /** Differs when anything of the entity does. */
  hash: z.string(),
});
type Synced = z.infer<typeof SYNCED>;

/** What the follower has to remember beyond the process. */
export const EXPIRING_STATE = z.object({
  synced: z.array(SYNCED),
  /** Changes that webhooks announced and the sync has not shown. */
  announced: z.array(CONTENT_CHANGE),
  /** Tags that were to expire once more. */
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

/** All content, while it is being read. */
interface Initial {
  synced: Map<string, Synced>;
  /** It was in this state at this time or later. */
  since: number;
}

export interface ExpiringOptions {
  settleMs?: number;
  /** Expires what was cached before a time, when all content is read for the first time; in this process by default. */
  expireBefore?: (tags: readonly string[], time: number) => void;
  /** Expires tags that changed, wherever they are cached; in this process by default. */
  expire?: (tags: readonly string[]) => void;
  /** Of an earlier process. */
  restored?: ExpiringState;
}

/** Expires what was cached from content that changed since, in this process. */
export class ExpiringFollower implements SyncFollower {
  readonly #settleMs: number;
  readonly #expireBefore: (tags: readonly string[], time: number) => void;
  readonly #expireChanged: (tags: readonly string[]) => void;
  /** By the tag of the entity. */
  #synced = new Map<string, Synced>();
  #initial: Initial | undefined;
  /** The tags of all published slugs, once they were looked for. */
  #slugTags: Set<string> | undefined;
  /** Changes that webhooks announced, by the tag of the entity. */
  readonly #announced = new Map<string, ContentChange>();
  /** Ends the settling of an announced change's tags after a time, by the tag of the entity. */
  readonly #shown = new Map<string, (afterMs: number) => void>();
  /** What expires once more in a moment. */
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

  /** What the next process has to know. */
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
      this.#hasShown(tag);
    }
    for (const raw of [...entries, ...assets]) {
      const body = WEBHOOK_BODY.parse(raw);
      const change = toContentChange(body);
      const now = tagsToExpire(body);
      // What it was part of before, such as the page at its former slug, changes too.
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
      if (hasReached(this.#synced.get(tag), change)) this.#hasShown(tag);
  }

  /** The tags of an entity, its slug's and lists' among them, as the sync last read it; none if it has not. */
  tagsOf({ tag }: ContentChange): readonly string[] {
    return this.#synced.get(tag)?.tags ?? [];
  }

  /** Whether a published entry has this slug, as far as the sync told. */
  isPublished(slug: string): boolean {
    this.#slugTags ??= new Set([...this.#synced.values()].flatMap(({ tags }) => tags.filter(isSlugTag)));
    return this.#slugTags.has(slugTag(slug));
  }

  /** Records a change that the sync is going to show. @param tags what has expired with it */
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
    this.#hasShown(change.tag);
    this.#announced.set(change.tag, change);
    this.#shown.set(change.tag, endAfter);
    endAfter(MAX_ANNOUNCED_MS);
  }

  /** The sync has shown an announced change. */
  #hasShown(tag: string): void {
    this.#announced.delete(tag);
    this.#shown.get(tag)?.(this.#settleMs);
    this.#shown.delete(tag);
  }

  /** Whether the sync has not shown all announced changes. */
  get isBehind(): boolean {
    return this.#announced.size > 0;
  }

  /** Expires what was cached before all content was read, or, where it was read before, what differs from then. */
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
      // Only in this process: a CDN has stored pages with these tags for seconds.
      expireTags(tags);
    }, this.#settleMs).unref();
  }
}
