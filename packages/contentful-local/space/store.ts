import { join } from 'node:path';
import { currentUser } from './actor.ts';
import { markPublished } from './asset-files.ts';
import type { Change } from './change.ts';
import { stateOf, withSys } from './entity-state.ts';
import { asAsset, asEntry, isEntry } from './entity-type.ts';
import { pathOfId } from './id.ts';
import {
  publishedLocales,
  sameContent,
  storedStatus,
  withLocales,
  withoutLocales,
} from './locale-publishing.ts';
import type { EntityState } from './snapshot.ts';
import { checkVersion, StoreError } from './store-error.ts';
import type { Asset, Entry } from './types.ts';
import { WatchedSpace } from './watched-space.ts';

type Kind = 'Entry' | 'Asset';

/**
 * The content of a space on disk: published entities, drafts, and the operations of editors. Changes are visible
 * immediately, and durable when `saved` resolves.
 */
export class ContentStore extends WatchedSpace {
  #file(entity: Entry | Asset, state: 'draft' | 'published'): string {
    const { id } = entity.sys;
    const { folder } = this;
    const subfolder = isEntry(entity)
      ? pathOfId(join(folder, 'entries'), this.#typeOf(entity))
      : join(folder, 'assets');
    return pathOfId(subfolder, id, state === 'draft' ? '.draft.json' : '.json');
  }

  #typeOf(entry: Entry): string {
    const { id } = entry.sys.contentType.sys;
    if (!this.current.contentTypes.has(id))
      throw new StoreError('NotFound', `The content type ${id} does not exist`);
    return id;
  }

  /** Returns the latest state of an entity: its draft, or else its published state. Archived entities are found too. */
  find(type: Kind, id: string): Entry | Asset | undefined {
    const { preview, archived } = this.current;
    return (type === 'Entry' ? preview.entry(id) : preview.asset(id)) ?? archived.get(`${type}:${id}`);
  }

  #published(type: Kind, id: string): Entry | Asset | undefined {
    return type === 'Entry' ? this.current.published.entry(id) : this.current.published.asset(id);
  }

  #existing(type: Kind, id: string, version: number | undefined): Entry | Asset {
    const entity = this.find(type, id);
    if (!entity) throw new StoreError('NotFound', `${type} ${id} does not exist`);
    checkEntityVersion(entity, version);
    return entity;
  }

  /**
   * Saves an unpublished change, or a new draft.
   * @param version the expected current version; when omitted, the last writer wins
   * @throws StoreError VersionMismatch, InvalidId, ReadOnly, or NotFound for an unknown content type
   */
  saveDraft<T extends Entry | Asset>(entity: T, version?: number): T {
    const { id, type } = entity.sys;
    const previous = this.find(type, id);
    if (previous) {
      checkEntityVersion(previous, version);
      checkNotArchived(previous, 'edit');
    }
    const now = new Date().toISOString();
    const sys = {
      ...entity.sys,
      ...(previous && {
        createdAt: previous.sys.createdAt,
        publishedAt: previous.sys.publishedAt,
        firstPublishedAt: previous.sys.firstPublishedAt,
        publishedVersion: previous.sys.publishedVersion,
        publishedCounter: previous.sys.publishedCounter,
        publishedBy: previous.sys.publishedBy,
        // The content type of an entry never changes.
        ...(previous.sys.contentType && { contentType: previous.sys.contentType }),
      }),
      createdAt: previous?.sys.createdAt ?? now,
      createdBy: previous ? previous.sys.createdBy : currentUser(),
      updatedAt: now,
      updatedBy: currentUser(),
      version: (previous?.sys.version ?? 0) + 1,
    };
    const saved: T = { ...entity, sys };
    this.files.write(this.#file(saved, 'draft'), saved);
    const state = { published: this.#published(type, id), draft: saved };
    this.#apply(saved, state, previous ? 'save' : 'create');
    return saved;
  }

  /**
   * Publishes the latest state of an entity, or its values in some locales.
   * @returns the latest state, which stays a draft unless all of it was published
   * @throws StoreError NotFound, VersionMismatch, ReadOnly
   */
  publish(type: Kind, id: string, version?: number, locales?: readonly string[]): Entry | Asset {
    const entity = this.#existing(type, id, version);
    checkNotArchived(entity, 'publish');
    const before = this.#published(type, id);
    const now = new Date().toISOString();
    const current = entity.sys.version ?? 1;
    const latest = withSys(entity, {
      publishedAt: now,
      publishedBy: currentUser(),
      updatedAt: now,
      updatedBy: currentUser(),
      firstPublishedAt: entity.sys.firstPublishedAt ?? now,
      publishedVersion: current,
      publishedCounter: (entity.sys.publishedCounter ?? 0) + 1,
      version: current + 1,
      fieldStatus:
        locales && storedStatus([...publishedLocales(before, this.current), ...locales], this.current),
    });
    this.#writePublished(latest, locales ? withLocales(latest, before, locales) : latest);
    return latest;
  }

  /**
   * Unpublishes an entity, or some of its locales. Its latest state stays as a draft.
   * @throws StoreError NotFound (also when it is not published), VersionMismatch, ReadOnly
   */
  unpublish(type: Kind, id: string, version?: number, locales?: readonly string[]): Entry | Asset {
    const entity = this.#existing(type, id, version);
    const before = this.#published(type, id);
    if (!before) throw new StoreError('NotFound', `${type} ${id} is not published`);
    const remaining = publishedLocales(before, this.current).filter(
      (code) => locales?.includes(code) === false,
    );
    const sys = {
      version: (entity.sys.version ?? 1) + 1,
      updatedAt: new Date().toISOString(),
      updatedBy: currentUser(),
    };
    if (remaining.length > 0) {
      const latest = withSys(entity, {
        ...sys,
        publishedAt: sys.updatedAt,
        publishedBy: sys.updatedBy,
        publishedVersion: entity.sys.version ?? 1,
        publishedCounter: (entity.sys.publishedCounter ?? 0) + 1,
        fieldStatus: storedStatus(remaining, this.current),
      });
      this.#writePublished(latest, { ...withoutLocales(before, locales ?? []), sys: latest.sys });
      return latest;
    }
    const unpublished = withSys(entity, {
      ...sys,
      publishedAt: undefined,
      publishedBy: undefined,
      publishedVersion: undefined,
      fieldStatus: undefined,
    });
    if (!isEntry(before)) this.#markPublished(before);
    this.files.write(this.#file(unpublished, 'draft'), unpublished);
    this.files.remove(this.#file(unpublished, 'published'));
    this.#apply(unpublished, { published: undefined, draft: unpublished }, 'unpublish');
    return unpublished;
  }

  #markPublished(asset: Asset): void {
    for (const locale of Object.keys(asset.fields.file ?? {})) {
      const bytes = this.current.bytesOf(asset, locale);
      if (bytes) markPublished(bytes);
    }
  }

  /**
   * Writes a published state. If the latest state differs, it stays a draft, which is written first so that a crash in
   * between loses nothing.
   */
  #writePublished(latest: Entry | Asset, published: Entry | Asset): void {
    const draft = sameContent(latest, published) ? undefined : latest;
    if (draft) this.files.write(this.#file(draft, 'draft'), draft);
    this.files.write(this.#file(published, 'published'), published);
    if (!draft) this.files.remove(this.#file(published, 'draft'));
    this.#apply(published, { published, draft }, 'publish');
  }

  /**
   * Archives or unarchives an entity. An archived entity is in no view and cannot be changed.
   * @throws StoreError NotFound, VersionMismatch, ReadOnly, or BadRequest when it is published or already in the
   * requested state
   */
  archive(type: Kind, id: string, archives: boolean, version?: number): Entry | Asset {
    const entity = this.#existing(type, id, version);
    if (archives) checkNotArchived(entity, 'archive');
    else if (entity.sys.archivedAt === undefined) throw new StoreError('BadRequest', 'Not archived');
    if (this.#published(type, id)) throw new StoreError('BadRequest', 'Cannot archive published');
    const now = new Date().toISOString();
    const current = entity.sys.version ?? 1;
    const changed = withSys(entity, {
      archivedAt: archives ? now : undefined,
      archivedVersion: archives ? current : undefined,
      archivedBy: archives ? currentUser() : undefined,
      updatedAt: now,
      updatedBy: currentUser(),
      version: current + 1,
    });
    this.files.write(this.#file(changed, 'draft'), changed);
    const state = { published: undefined, draft: archives ? undefined : changed };
    this.#apply(
      changed,
      archives ? { ...state, archived: changed } : state,
      archives ? 'archive' : 'unarchive',
    );
    return changed;
  }

  /**
   * Deletes an entity, published or not.
   * @throws StoreError NotFound, VersionMismatch, ReadOnly
   */
  remove(type: Kind, id: string, version?: number): void {
    const entity = this.#existing(type, id, version);
    this.files.remove(this.#file(entity, 'published'));
    this.files.remove(this.#file(entity, 'draft'));
    this.#apply(entity, { published: undefined, draft: undefined }, 'delete');
  }

  /**
   * Rewrites all content in all its states after a change of the content model. Versions stay the same, and listeners
   * are not notified.
   * @param transform returns the rewritten entity, or the same object if nothing changes
   */
  rewrite(transform: <T extends Entry | Asset>(entity: T) => T): void {
    const { preview, archived } = this.current;
    const entries = new Map<string, EntityState<Entry>>();
    const assets = new Map<string, EntityState<Asset>>();
    for (const latest of [...preview.entries(), ...preview.assets(), ...archived.values()]) {
      const { id, type, archivedAt } = latest.sys;
      const before = this.#published(type, id);
      const unpublished = latest === before ? undefined : latest;
      const next = {
        published: before && transform(before),
        unpublished: unpublished && transform(unpublished),
      };
      if (next.published === before && next.unpublished === unpublished) continue;
      if (next.published) this.files.write(this.#file(next.published, 'published'), next.published);
      if (next.unpublished) this.files.write(this.#file(next.unpublished, 'draft'), next.unpublished);
      const isArchived = archivedAt !== undefined;
      const state: EntityState<Entry | Asset> = {
        published: next.published,
        draft: isArchived ? undefined : next.unpublished,
        archived: isArchived ? next.unpublished : undefined,
      };
      if (type === 'Entry') entries.set(id, stateOf(state, asEntry));
      else assets.set(id, stateOf(state, asAsset));
    }
    this.applyStates({ entries, assets });
  }

  #apply(entity: Entry | Asset, state: EntityState<Entry | Asset>, action: Change['action']): void {
    const { id } = entity.sys;
    const changes = {
      entries: new Map(isEntry(entity) ? [[id, stateOf(state, asEntry)]] : []),
      assets: new Map(isEntry(entity) ? [] : [[id, stateOf(state, asAsset)]]),
    };
    const replaced = action === 'publish' ? this.#published(entity.sys.type, id) : undefined;
    this.applyStates(changes, { action, entity, replaced });
  }
}

function checkEntityVersion({ sys }: Entry | Asset, version: number | undefined): void {
  if (version !== undefined) checkVersion(`${sys.type} ${sys.id}`, sys.version ?? 1, version);
}

function checkNotArchived({ sys }: Entry | Asset, action: string): void {
  if (sys.archivedAt !== undefined) throw new StoreError('BadRequest', `Cannot ${action} archived`);
}
