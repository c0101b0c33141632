import { mkdirSync, watch } from 'node:fs';
import type { z } from 'zod';
import { errorMessage } from '../error-message.ts';
import { log } from '../log.ts';
import { JsonFiles, jsonFiles, removeFile, writeJson } from './files.ts';
import { pathOfId } from './id.ts';

/**
 * Stores records of the management API other than content, such as scheduled actions, tasks and roles. Each record is a
 * JSON file, and all are kept in memory. Changes are durable on return.
 */
export class RecordFolder<T extends { id: string }> {
  readonly #folder: string;
  readonly #files: JsonFiles<T>;
  readonly #records = new Map<string, T>();

  /** Reads the records of a folder. A record that cannot be read is logged and skipped. */
  constructor(folder: string, schema: z.ZodType<T>) {
    this.#folder = folder;
    this.#files = new JsonFiles(schema);
    mkdirSync(folder, { recursive: true });
    this.reload();
  }

  /** Reads the records again, because another process may have changed them. */
  reload(): void {
    this.#records.clear();
    for (const file of jsonFiles(this.#folder)) {
      try {
        const record = this.#files.read(file);
        if (file !== this.#file(record.id))
          throw new Error(`${file}: the id of the record differs from the file's name`);
        this.#records.set(record.id, record);
      } catch (error) {
        log('warn', 'RecordUnreadable', { reason: errorMessage(error) });
      }
    }
  }

  /**
   * Calls the listener after another process changed a record.
   * @returns a function that stops watching
   */
  watch(onChange: () => void): () => void {
    const watcher = watch(this.#folder, (_event, name) => {
      if (name?.endsWith('.json') !== true) return;
      this.reload();
      onChange();
    });
    watcher.on('error', (error) => log('warn', 'RecordsNotWatched', { reason: errorMessage(error) }));
    return () => watcher.close();
  }

  get(id: string): T | undefined {
    return this.#records.get(id);
  }

  /** Returns all records, in no particular order. */
  list(): T[] {
    return [...this.#records.values()];
  }

  /** @throws StoreError InvalidId */
  put<R extends T>(record: R): R {
    writeJson(this.#file(record.id), record);
    this.#records.set(record.id, record);
    return record;
  }

  remove(id: string): void {
    if (!this.#records.delete(id)) return;
    removeFile(this.#file(id));
  }

  #file(id: string): string {
    return pathOfId(this.#folder, id, '.json');
  }
}
