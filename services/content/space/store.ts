import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, watch, writeSync, type FSWatcher } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSource, spaceOf, type Source } from './load.ts';
import type { Asset, Entry, Space } from './types.ts';

/** What happened to the space; `reload` when files changed under it. */
export interface Change {
  action: 'publish' | 'unpublish' | 'save' | 'delete' | 'reload';
  entity?: Entry | Asset;
}

/** The entity does not exist, or its version is not the one that the caller saw. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: 'NotFound' | 'VersionMismatch' | 'ReadOnly';

  constructor(code: StoreError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Writes a file so that a reader, or a crash, sees the old or the new one and never a half. */
function writeAtomically(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  const file = openSync(temporary, 'w');
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** The content space: what is published, what is drafted, and the changes that editors make to both. */
export class ContentStore {
  readonly #path: string;
  readonly #names: { spaceId: string; environmentId: string };
  #source: Source;
  #version = 1;
  #modelVersion = 1;
  #current: Space;
  #watcher: FSWatcher | undefined;
  readonly #listeners = new Set<(change: Change) => void>();

  /** @throws ContentSourceError when the source cannot be read */
  constructor(path: string, names: { spaceId: string; environmentId: string }) {
    this.#path = path;
    this.#names = names;
    this.#source = loadSource(path);
    this.#current = this.#picture();
  }

  /** The space as it is now; it never changes, a change makes a new one. */
  get current(): Space {
    return this.#current;
  }

  #picture(): Space {
    return spaceOf(this.#source, { ...this.#names, version: this.#version, modelVersion: this.#modelVersion });
  }

  #changed(change: Change): void {
    this.#version += 1;
    this.#current = this.#picture();
    for (const listener of this.#listeners) listener(change);
  }

  /** Calls the listener after each change; gives the function that ends it. */
  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reads the source again. When it is broken, the last good space stays and the error is thrown. */
  reload(): void {
    this.#source = loadSource(this.#path);
    this.#modelVersion += 1;
    this.#changed({ action: 'reload' });
  }

  /** Reloads when files of the folder change; `onError` hears of a broken file, and the last good space stays. */
  watch(onError: (error: unknown) => void): void {
    let timer: NodeJS.Timeout | undefined;
    this.#watcher = watch(this.#path, { recursive: true }, (_event, name) => {
      if (name?.endsWith('.tmp')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        try {
          this.reload();
        } catch (error) {
          onError(error);
        }
      }, 150);
    });
  }

  close(): void {
    this.#watcher?.close();
  }

  #file(entity: Entry | Asset, draft: boolean): string {
    if (this.#source.filesFolder === undefined) {
      throw new StoreError('ReadOnly', 'The content source is an export file, which is read only');
    }
    const suffix = draft ? '.draft.json' : '.json';
    const folder =
      entity.sys.type === 'Asset' ? join(this.#path, 'assets') : join(this.#path, 'entries', entity.sys.contentType?.sys.id ?? '');
    return join(folder, `${entity.sys.id}${suffix}`);
  }

  /** The newest state of an entity: its draft, or what is published. */
  find(type: 'Entry' | 'Asset', id: string): Entry | Asset | undefined {
    return type === 'Entry' ? this.#current.preview.entry(id) : this.#current.preview.asset(id);
  }

  #existing(type: 'Entry' | 'Asset', id: string, version: number | undefined): Entry | Asset {
    const entity = this.find(type, id);
    if (!entity) throw new StoreError('NotFound', `${type} ${id} does not exist`);
    if (version !== undefined && version !== (entity.sys.version ?? 1)) {
      throw new StoreError('VersionMismatch', `${type} ${id} is at version ${entity.sys.version ?? 1}, not ${version}`);
    }
    return entity;
  }

  /** Saves an unpublished change, or a new draft; durable when it returns. */
  saveDraft<T extends Entry | Asset>(entity: T): T {
    const previous = this.find(entity.sys.type, entity.sys.id);
    const now = new Date().toISOString();
    const sys = {
      ...entity.sys,
      ...(previous && {
        createdAt: previous.sys.createdAt,
        publishedAt: previous.sys.publishedAt,
        firstPublishedAt: previous.sys.firstPublishedAt,
        publishedVersion: previous.sys.publishedVersion,
        publishedCounter: previous.sys.publishedCounter,
      }),
      createdAt: previous?.sys.createdAt ?? now,
      updatedAt: now,
      version: (previous?.sys.version ?? 0) + 1,
    };
    const saved: T = { ...entity, sys };
    writeAtomically(this.#file(saved, true), `${JSON.stringify(saved, null, 2)}\n`);
    if (isEntry(saved)) this.#source.draftEntries.set(saved.sys.id, saved);
    else this.#source.draftAssets.set(saved.sys.id, saved);
    this.#changed({ action: 'save', entity: saved });
    return saved;
  }

  /** Makes the newest state the published one; durable when it returns. */
  publish(type: 'Entry' | 'Asset', id: string, version?: number): Entry | Asset {
    const entity = this.#existing(type, id, version);
    const now = new Date().toISOString();
    const current = entity.sys.version ?? 1;
    const published = { ...entity };
    published.sys = {
      ...entity.sys,
      publishedAt: now,
      updatedAt: now,
      firstPublishedAt: entity.sys.firstPublishedAt ?? now,
      publishedVersion: current,
      publishedCounter: (entity.sys.publishedCounter ?? 0) + 1,
      version: current + 1,
    };
    writeAtomically(this.#file(published, false), `${JSON.stringify(published, null, 2)}\n`);
    rmSync(this.#file(published, true), { force: true });
    this.#put(published, 'published');
    this.#changed({ action: 'publish', entity: published });
    return published;
  }

  /** Takes an entity off the published view; its last state stays as a draft. */
  unpublish(type: 'Entry' | 'Asset', id: string, version?: number): Entry | Asset {
    const entity = this.#existing(type, id, version);
    const { publishedAt: _at, publishedVersion: _version, ...rest } = entity.sys;
    const unpublished = { ...entity };
    unpublished.sys = { ...rest, version: (entity.sys.version ?? 1) + 1, updatedAt: new Date().toISOString() };
    writeAtomically(this.#file(unpublished, true), `${JSON.stringify(unpublished, null, 2)}\n`);
    rmSync(this.#file(unpublished, false), { force: true });
    this.#put(unpublished, 'draft');
    this.#changed({ action: 'unpublish', entity: unpublished });
    return unpublished;
  }

  /** Deletes an entity, published or not. */
  remove(type: 'Entry' | 'Asset', id: string, version?: number): void {
    const entity = this.#existing(type, id, version);
    rmSync(this.#file(entity, true), { force: true });
    rmSync(this.#file(entity, false), { force: true });
    const source = this.#source;
    for (const map of type === 'Entry' ? [source.draftEntries, source.publishedEntries] : [source.draftAssets, source.publishedAssets]) {
      map.delete(id);
    }
    this.#changed({ action: 'delete', entity });
  }

  #put(entity: Entry | Asset, state: 'published' | 'draft'): void {
    const source = this.#source;
    const { id } = entity.sys;
    if (isEntry(entity)) {
      (state === 'published' ? source.publishedEntries : source.draftEntries).set(id, entity);
      (state === 'published' ? source.draftEntries : source.publishedEntries).delete(id);
    } else {
      (state === 'published' ? source.publishedAssets : source.draftAssets).set(id, entity);
      (state === 'published' ? source.draftAssets : source.publishedAssets).delete(id);
    }
  }
}

function isEntry(entity: Entry | Asset): entity is Entry {
  return entity.sys.type === 'Entry';
}
