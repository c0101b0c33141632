import { watch, type FSWatcher } from 'node:fs';
import { basename, dirname } from 'node:path';
import { errorMessage } from '../error-message.ts';
import { log } from '../log.ts';
import type { Change } from './change.ts';
import { FileChanges } from './file-changes.ts';
import { assetFilesFolder, SourceReader } from './load.ts';
import { contentTypeChanges, differences, sameModel } from './reload.ts';
import { SpaceSnapshot, type Model, type StateChanges } from './snapshot.ts';
import { StoreError } from './store-error.ts';
import type { Space } from './types.ts';

/** Maximum number of notifications per reload. More changes are announced as a single `reload`. */
const MAX_NOTIFICATIONS = 200;

/** Long enough for a text editor or a Git checkout to write all files. */
const WATCH_DEBOUNCE_MS = 150;

/** A content source in memory. It follows its files, and notifies listeners of changes. */
export class WatchedSpace {
  readonly #path: string;
  readonly #reader = new SourceReader();
  readonly #files: FileChanges | undefined;
  #current: SpaceSnapshot;
  #watcher: FSWatcher | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #listeners = new Set<(change: Change) => void>();

  /**
   * @param copyOf the snapshot that was written to the source folder, so that the folder does not have to be read
   * @throws ContentSourceError when the source cannot be read
   */
  constructor(path: string, names: { spaceId: string; environmentId: string }, copyOf?: SpaceSnapshot) {
    this.#path = path;
    if (copyOf) this.#current = copyOf.inEnvironment(names.environmentId, assetFilesFolder(path));
    else {
      const source = this.#reader.read(path);
      this.#current = SpaceSnapshot.of(source, { ...names, version: 1, modelVersion: 1 });
      if (!source.isFolder) return;
    }
    this.#files = new FileChanges(path, (error) => this.#undo(error));
  }

  /** Undoes changes that could not be written, by reloading the files. */
  #undo(error: unknown): void {
    log('error', 'ContentNotWritten', {
      environment: this.#current.environmentId,
      reason: errorMessage(error),
    });
    try {
      this.reload();
    } catch (unreadable) {
      log('error', 'ContentNotReloaded', { reason: errorMessage(unreadable) });
    }
  }

  /** The current snapshot, from which an environment can be copied. */
  get snapshot(): SpaceSnapshot {
    return this.#current;
  }

  get current(): Space {
    return this.#current;
  }

  /**
   * Folder of the space.
   * @throws StoreError ReadOnly for an export file
   */
  get folder(): string {
    return this.files.folder;
  }

  /**
   * Files of the space.
   * @throws StoreError ReadOnly for an export file
   */
  get files(): FileChanges {
    if (!this.#files)
      throw new StoreError('ReadOnly', 'The content source is an export file, which is read only');
    return this.#files;
  }

  /** Resolves when every change survives a power failure. Rejects when one could not be written and was undone. */
  async saved(): Promise<void> {
    await this.#files?.saved();
  }

  /**
   * Makes every change durable before it returns.
   * @throws when one could not be written and was undone
   */
  saveNow(): void {
    this.#files?.saveNow();
  }

  /**
   * Calls the listener after each change.
   * @returns a function that unsubscribes it
   */
  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #notify(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** Applies changes of entities that were already written to files. Notifies listeners of `change` if it is given. */
  applyStates(changes: StateChanges, change?: Change): void {
    this.#current = this.#current.changed(changes);
    if (change) this.#notify(change);
  }

  /** Applies a change of the content model that was already written to files, and notifies listeners. */
  applyModel(model: Partial<Model>, change: Change): void {
    this.#current = this.#current.withModel(model);
    this.#notify(change);
  }

  /**
   * Reads the source again, and notifies listeners of each change.
   * @throws ContentSourceError when the source is invalid. The current snapshot then stays.
   */
  reload(): void {
    this.#files?.saveNow();
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

  /**
   * Reloads when files of the source change. `onError` is called for invalid files, and the current snapshot then
   * stays.
   */
  watch(onError: (error: unknown) => void): void {
    // Text editors replace files on save, so an export file's folder is watched instead of the file.
    const only = this.#files ? undefined : basename(this.#path);
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

  /** Stops watching files. Changes are durable on return, and nothing is written afterwards. */
  close(): void {
    clearTimeout(this.#timer);
    this.#watcher?.close();
    try {
      this.saveNow();
    } catch {
      // The client that made the change received an error, and the reason is in the log.
    }
  }
}
