/** Makes file changes durable in batches, because during an import, thousands of requests wait for the same disk. */
import { closeSync, fsync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { foldersOf, isMissing, namesIn } from './files.ts';

const synced = promisify(fsync);

/** Maximum number of files per batch. All of them are open at the same time. */
const MAX_BATCH = 128;
/** Number of threads that wait for the disk. Node has four, and one is left for file reads. */
const PARALLEL = 3;
const TEMPORARY = /\.\d+\.tmp$/;

interface FileChange {
  path: string;
  /** Undefined removes the file. */
  content: string | undefined;
  /** Number of the oldest change of this file that is not durable yet. */
  since: number;
}

interface Batch {
  changes: readonly FileChange[];
  /** Temporary files by their final path: written, but not yet renamed. */
  temporaries: Map<string, string>;
}

interface Waiter {
  until: number;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Changes the files of one folder. Changes are made in order, and a removal comes after everything that was written
 * before it. A crash leaves the files as they were at some earlier moment, none of them half written. If several
 * changes of a file are waiting, only the last one is made.
 */
export class FileChanges {
  readonly folder: string;
  readonly #onFailure: (error: unknown) => void;
  readonly #waiting = new Map<string, FileChange>();
  #batch: Batch | undefined;
  #running = false;
  #hasSwept = false;
  #last = 0;
  #waiters: Waiter[] = [];

  /** @param onFailure called when a change could not be made; later changes are dropped */
  constructor(folder: string, onFailure: (error: unknown) => void) {
    this.folder = folder;
    this.#onFailure = onFailure;
  }

  /** Writes a file as JSON. */
  write(path: string, value: unknown): void {
    const content = `${JSON.stringify(value, null, 2)}\n`;
    const before = this.#waiting.get(path);
    this.#last += 1;
    // A repeated write keeps its place in the queue, because a draft must reach the disk before the published state
    // that was queued after it.
    if (before?.content === undefined) this.#waiting.delete(path);
    this.#waiting.set(path, { path, content, since: before?.since ?? this.#last });
    this.#begin();
  }

  /** Removes a file if it exists. */
  remove(path: string): void {
    const since = this.#waiting.get(path)?.since;
    this.#last += 1;
    this.#waiting.delete(path);
    this.#waiting.set(path, { path, content: undefined, since: since ?? this.#last });
    this.#begin();
  }

  /** Resolves when every earlier change survives a power failure. Rejects if a change could not be made. */
  saved(): Promise<void> {
    if (this.#waiting.size === 0 && !this.#batch) return Promise.resolve();
    return new Promise((resolve, reject) => this.#waiters.push({ until: this.#last, resolve, reject }));
  }

  /**
   * Makes all changes durable before it returns, for callers whose next step depends on it.
   * @throws when one cannot be made
   */
  saveNow(): void {
    try {
      if (this.#batch) putInPlaceNow(this.#batch);
      while (this.#waiting.size > 0) {
        this.#batch = this.#next();
        writeTemporaries(this.#batch).forEach(closeSync);
        putInPlaceNow(this.#batch);
      }
    } catch (error) {
      this.#fail(error);
      throw error;
    }
    this.#batch = undefined;
    this.#settle();
  }

  #begin(): void {
    if (this.#running) return;
    this.#running = true;
    // Changes by other requests in this turn of the event loop join the batch.
    setImmediate(() => void this.#run());
  }

  async #run(): Promise<void> {
    while (this.#waiting.size > 0) {
      const batch = this.#next();
      this.#batch = batch;
      try {
        await this.#commit(batch);
      } catch (error) {
        if (this.#batch === batch) this.#fail(error);
      }
      if (this.#batch !== batch) continue;
      this.#batch = undefined;
      this.#settle();
    }
    this.#running = false;
  }

  #next(): Batch {
    const changes = [...this.#waiting.values()].slice(0, MAX_BATCH);
    for (const { path } of changes) this.#waiting.delete(path);
    return { changes, temporaries: new Map() };
  }

  async #commit(batch: Batch): Promise<void> {
    if (!this.#hasSwept) removeTemporaries(this.folder);
    this.#hasSwept = true;
    await syncAll(writeTemporaries(batch));
    // In the meantime, saveNow() has completed this batch or given it up.
    if (this.#batch !== batch) return;
    putInPlace(batch);
    await syncAll(openFolders(batch));
  }

  #fail(error: unknown): void {
    for (const temporary of this.#batch?.temporaries.values() ?? []) rmSync(temporary, { force: true });
    this.#batch = undefined;
    this.#waiting.clear();
    for (const { reject } of this.#waiters.splice(0)) reject(error);
    this.#onFailure(error);
  }

  #settle(): void {
    const oldest = Math.min(...[...this.#waiting.values()].map(({ since }) => since));
    const durable = this.#waiters.filter(({ until }) => until < oldest);
    this.#waiters = this.#waiters.filter(({ until }) => until >= oldest);
    for (const { resolve } of durable) resolve();
  }
}

/**
 * Writes the temporary files of a batch.
 * @returns the open files
 */
function writeTemporaries({ changes, temporaries }: Batch): number[] {
  const files: number[] = [];
  try {
    for (const { path, content } of changes) {
      if (content === undefined) continue;
      mkdirSync(dirname(path), { recursive: true });
      const temporary = `${path}.${process.pid}.tmp`;
      temporaries.set(path, temporary);
      const file = openSync(temporary, 'w');
      files.push(file);
      writeFileSync(file, content);
    }
    return files;
  } catch (error) {
    files.forEach(closeSync);
    throw error;
  }
}

function putInPlace({ changes, temporaries }: Batch): void {
  for (const [path, temporary] of temporaries) {
    renameSync(temporary, path);
    temporaries.delete(path);
  }
  for (const { path, content } of changes) if (content === undefined) rmSync(path, { force: true });
}

function putInPlaceNow(batch: Batch): void {
  for (const temporary of batch.temporaries.values()) syncNow(openSync(temporary, 'r'));
  putInPlace(batch);
  openFolders(batch).forEach(syncNow);
}

/** Opens the folders of a batch. Skips folders that were deleted in the meantime, together with their environment. */
const openFolders = ({ changes }: Batch): number[] =>
  [...new Set(changes.map(({ path }) => dirname(path)))].flatMap((folder) => {
    try {
      return [openSync(folder, 'r')];
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  });

function syncNow(file: number): void {
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Syncs and closes all files.
 * @throws the first failure, after all files are closed
 */
async function syncAll(files: readonly number[]): Promise<void> {
  const failures: unknown[] = [];
  const remaining = files.values();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (const file of remaining) {
        await synced(file).catch((error: unknown) => failures.push(error));
        closeSync(file);
      }
    }),
  );
  if (failures.length > 0) throw failures[0];
}

/** Removes the temporary files of a process that was killed while writing. */
function removeTemporaries(folder: string): void {
  const withFiles = ['model', 'assets'].map((name) => join(folder, name));
  for (const subfolder of [folder, ...withFiles, ...foldersOf(join(folder, 'entries'))]) {
    for (const name of namesIn(subfolder))
      if (TEMPORARY.test(name)) rmSync(join(subfolder, name), { force: true });
  }
}
