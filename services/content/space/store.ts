import { watch, type FSWatcher } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Change } from './change.ts';
import { assetOf, entryOf, isEntry, stateOf, withSys } from './entity-state.ts';
import { removeFileTogether, writeJsonTogether } from './files.ts';
import { assetFilesFolder, SourceReader } from './load.ts';
import {
  publishedLocales,
  sameContent,
  storedStatus,
  withLocales,
  withoutLocales,
} from './locale-publishing.ts';
import { contentTypeChanges, differences, sameModel } from './reload.ts';
import { SpaceSnapshot, type EntityState, type Model, type StateChanges } from './snapshot.ts';
import { checkId, checkVersion, StoreError } from './store-error.ts';
import type { Asset, Entry, Space } from './types.ts';

type Kind = 'Entry' | 'Asset';

/** A reload with more changes is notified as a single `reload`. */
const MAX_NOTIFICATIONS = 200;

/** Long enough for an editor, or a checkout, to write all files. */
const WATCH_DEBOUNCE_MS = 150;

/**
 * The content space on disk: published entities, drafts, and the operations of editors. A change survives the process on
 * return, and a power failure when `foldersSynced` resolves.
 */
export class ContentStore {
  readonly #path: string;
  readonly #reader = new SourceReader();
  readonly #readOnly: boolean;
  #current: SpaceSnapshot;
  #watcher: FSWatcher | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #listeners = new Set<(change: Change) => void>();

  /**
   * @param copyOf what the source, a folder, was written from: it need not be read
   * @throws ContentSourceError when the source cannot be read
   */
  constructor(path: string, names: { spaceId: string; environmentId: string }, copyOf?: SpaceSnapshot) {
    this.#path = path;
    if (copyOf) {
      this.#readOnly = false;
      this.#current = copyOf.inEnvironment(names.environmentId, assetFilesFolder(path));
      return;
    }
    const source = this.#reader.read(path);
    this.#readOnly = source.filesFolder === undefined;
    this.#current = SpaceSnapshot.of(source, { ...names, version: 1, modelVersion: 1 });
  }

  /** The current snapshot, for a copy. */
  get snapshot(): SpaceSnapshot {
    return this.#current;
  }

  /** The current snapshot of the space. */
  get current(): Space {
    return this.#current;
  }

  /** Calls the listener after each change. @returns a function that unsubscribes it */
  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #notify(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  /**
   * Reads the source again, and notifies listeners of each change.
   * @throws ContentSourceError when it is invalid; the current snapshot stays
   */
  reload(): void {
    const before = this.#current;
    const source = this.#reader.read(this.#path);
    const modelUnchanged = sameModel(before, source);
    const next = SpaceSnapshot.of(source, {
      spaceId: before.id,
      environmentId: before.environmentId,
      version: before.version + 1,
      modelVersion: before.modelVersion + (modelUnchanged ? 0 : 1),
    });
    const { changes, notifications } = differences(before, next);
    if (modelUnchanged && notifications.length === 0) return;
    this.#current = modelUnchanged ? before.changed(changes) : next;
    if (!modelUnchanged || notifications.length > MAX_NOTIFICATIONS)
      this.#notify({ action: 'reload', contentTypes: contentTypeChanges(before, next) });
    else for (const change of notifications) this.#notify(change);
  }

  /** Reloads when files of the source change. `onError` receives invalid files; the current snapshot stays. */
  watch(onError: (error: unknown) => void): void {
    // Editors replace files on save, so an export file's folder is watched instead of the file.
    const only = this.#readOnly ? basename(this.#path) : undefined;
    this.#watcher = watch(only ? dirname(this.#path) : this.#path, { recursive: !only }, (_event, name) => {
      if (name?.endsWith('.tmp') || (only && name !== only)) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        try {
          this.reload();
        } catch (error) {
          onError(error);
        }
      }, WATCH_DEBOUNCE_MS);
    });
    this.#watcher.on('error', onError);
  }

  /** Stops watching files. */
  close(): void {
    clearTimeout(this.#timer);
    this.#watcher?.close();
  }

  /** The folder of the space, where it can be changed. @throws StoreError ReadOnly for an export file */
  get folder(): string {
    if (this.#readOnly)
      throw new StoreError('ReadOnly', 'The content source is an export file, which is read only');
    return this.#path;
  }

  #file(entity: Entry | Asset, state: 'draft' | 'published'): string {
    const { id } = entity.sys;
    const { folder } = this;
    checkId(id);
    const subfolder = isEntry(entity) ? join('entries', this.#typeOf(entity)) : 'assets';
    return join(folder, subfolder, `${id}${state === 'draft' ? '.draft' : ''}.json`);
  }

  #typeOf(entry: Entry): string {
    const { id } = entry.sys.contentType.sys;
    if (!this.#current.contentTypes.has(id))
      throw new StoreError('NotFound', `The content type ${id} does not exist`);
    return id;
  }

  /** The newest state of an entity: its draft, else its published state; also of an archived one. */
  find(type: Kind, id: string): Entry | Asset | undefined {
    const { preview, archived } = this.#current;
    return (type === 'Entry' ? preview.entry(id) : preview.asset(id)) ?? archived.get(`${type}:${id}`);
  }

  #published(type: Kind, id: string): Entry | Asset | undefined {
    return type === 'Entry' ? this.#current.published.entry(id) : this.#current.published.asset(id);
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
        // The content type of an entry never changes.
        ...(previous.sys.contentType && { contentType: previous.sys.contentType }),
      }),
      createdAt: previous?.sys.createdAt ?? now,
      updatedAt: now,
      version: (previous?.sys.version ?? 0) + 1,
    };
    const saved: T = { ...entity, sys };
    writeJsonTogether(this.#file(saved, 'draft'), saved);
    const state = { published: this.#published(type, id), draft: saved };
    this.#apply(saved, state, previous ? 'save' : 'create');
    return saved;
  }

  /**
   * Publishes the newest state, or its values in some locales.
   * @returns the newest state, which is a draft where not all of it is published
   * @throws StoreError NotFound, VersionMismatch, ReadOnly
   */
  publish(type: Kind, id: string, version?: number, locales?: readonly string[]): Entry | Asset {
    const entity = this.#existing(type, id, version);
    checkNotArchived(entity, 'publish');
    const before = this.#published(type, id);
    const now = new Date().toISOString();
    const current = entity.sys.version ?? 1;
    const newest = withSys(entity, {
      publishedAt: now,
      updatedAt: now,
      firstPublishedAt: entity.sys.firstPublishedAt ?? now,
      publishedVersion: current,
      publishedCounter: (entity.sys.publishedCounter ?? 0) + 1,
      version: current + 1,
      fieldStatus:
        locales && storedStatus([...publishedLocales(before, this.#current), ...locales], this.#current),
    });
    this.#writePublished(newest, locales ? withLocales(newest, before, locales) : newest);
    return newest;
  }

  /**
   * Unpublishes an entity, or some of its locales; its newest state stays as a draft.
   * @throws StoreError NotFound (also when it is not published), VersionMismatch, ReadOnly
   */
  unpublish(type: Kind, id: string, version?: number, locales?: readonly string[]): Entry | Asset {
    const entity = this.#existing(type, id, version);
    const before = this.#published(type, id);
    if (!before) throw new StoreError('NotFound', `${type} ${id} is not published`);
    const remaining = publishedLocales(before, this.#current).filter(
      (code) => locales?.includes(code) === false,
    );
    const sys = { version: (entity.sys.version ?? 1) + 1, updatedAt: new Date().toISOString() };
    if (remaining.length > 0) {
      const newest = withSys(entity, {
        ...sys,
        publishedAt: sys.updatedAt,
        publishedVersion: entity.sys.version ?? 1,
        publishedCounter: (entity.sys.publishedCounter ?? 0) + 1,
        fieldStatus: storedStatus(remaining, this.#current),
      });
      this.#writePublished(newest, { ...withoutLocales(before, locales ?? []), sys: newest.sys });
      return newest;
    }
    const unpublished = withSys(entity, {
      ...sys,
      publishedAt: undefined,
      publishedVersion: undefined,
      fieldStatus: undefined,
    });
    writeJsonTogether(this.#file(unpublished, 'draft'), unpublished);
    removeFileTogether(this.#file(unpublished, 'published'));
    this.#apply(unpublished, { published: undefined, draft: unpublished }, 'unpublish');
    return unpublished;
  }

  /** What the published state lacks of the newest one stays a draft, written first: a crash between both loses nothing. */
  #writePublished(newest: Entry | Asset, published: Entry | Asset): void {
    const draft = sameContent(newest, published) ? undefined : newest;
    if (draft) writeJsonTogether(this.#file(draft, 'draft'), draft);
    writeJsonTogether(this.#file(published, 'published'), published);
    if (!draft) removeFileTogether(this.#file(published, 'draft'));
    this.#apply(published, { published, draft }, 'publish');
  }

  /**
   * Archives an entity, or takes it from the archive: no view shows it, and it cannot be changed.
   * @throws StoreError NotFound, VersionMismatch, ReadOnly, or BadRequest when it is published, or is so already
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
      updatedAt: now,
      version: current + 1,
    });
    writeJsonTogether(this.#file(changed, 'draft'), changed);
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
    removeFileTogether(this.#file(entity, 'published'));
    removeFileTogether(this.#file(entity, 'draft'));
    this.#apply(entity, { published: undefined, draft: undefined }, 'delete');
  }

  /** Takes over a change of the model that was written to files, and notifies listeners. */
  applyModel(model: Partial<Model>, change: Change): void {
    this.#current = this.#current.withModel(model);
    this.#notify(change);
  }

  /**
   * Rewrites content from which a change of the model takes something, in all its states; versions stay, and listeners
   * are not notified.
   * @param without the entity itself where nothing is taken
   */
  rewrite(without: <T extends Entry | Asset>(entity: T) => T): void {
    const { preview, archived } = this.#current;
    const entries = new Map<string, EntityState<Entry>>();
    const assets = new Map<string, EntityState<Asset>>();
    for (const newest of [...preview.entries(), ...preview.assets(), ...archived.values()]) {
      const { id, type, archivedAt } = newest.sys;
      const before = this.#published(type, id);
      const unpublished = newest === before ? undefined : newest;
      const next = { published: before && without(before), unpublished: unpublished && without(unpublished) };
      if (next.published === before && next.unpublished === unpublished) continue;
      if (next.published) writeJsonTogether(this.#file(next.published, 'published'), next.published);
      if (next.unpublished) writeJsonTogether(this.#file(next.unpublished, 'draft'), next.unpublished);
      const isArchived = archivedAt !== undefined;
      const state: EntityState<Entry | Asset> = {
        published: next.published,
        draft: isArchived ? undefined : next.unpublished,
        archived: isArchived ? next.unpublished : undefined,
      };
      if (type === 'Entry') entries.set(id, stateOf(state, entryOf));
      else assets.set(id, stateOf(state, assetOf));
    }
    this.#current = this.#current.changed({ entries, assets });
  }

  #apply(entity: Entry | Asset, state: EntityState<Entry | Asset>, action: Change['action']): void {
    const { id } = entity.sys;
    const changes: StateChanges = {
      entries: new Map(isEntry(entity) ? [[id, stateOf(state, entryOf)]] : []),
      assets: new Map(isEntry(entity) ? [] : [[id, stateOf(state, assetOf)]]),
    };
    const replaced = action === 'publish' ? this.#published(entity.sys.type, id) : undefined;
    this.#current = this.#current.changed(changes);
    this.#notify({ action, entity, replaced });
  }
}

function checkEntityVersion({ sys }: Entry | Asset, version: number | undefined): void {
  if (version !== undefined) checkVersion(`${sys.type} ${sys.id}`, sys.version ?? 1, version);
}

function checkNotArchived({ sys }: Entry | Asset, action: string): void {
  if (sys.archivedAt !== undefined) throw new StoreError('BadRequest', `Cannot ${action} archived`);
}
