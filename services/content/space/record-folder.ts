/** What the management API stores beside content, such as scheduled actions, tasks and roles. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { errorMessage } from '../../error-message.ts';
import { log } from '../../log.ts';
import { JsonFiles, jsonFiles, removeFile, writeJson } from './files.ts';
import { checkId } from './store-error.ts';

/** A JSON file for each record, all of them in memory. Changes are durable on return. */
export class RecordFolder<T extends { id: string }> {
  readonly #folder: string;
  readonly #records = new Map<string, T>();

  /** Reads the records of a folder. One that cannot be read is logged and left alone. */
  constructor(folder: string, schema: z.ZodType<T>) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    const files = new JsonFiles(schema);
    for (const file of jsonFiles(folder)) {
      try {
        const record = files.read(file);
        this.#records.set(record.id, record);
      } catch (error) {
        log('warn', 'RecordUnreadable', { reason: errorMessage(error) });
      }
    }
  }

  get(id: string): T | undefined {
    return this.#records.get(id);
  }

  /** All records, in no particular order. */
  list(): T[] {
    return [...this.#records.values()];
  }

  /** @throws StoreError InvalidId */
  put<R extends T>(record: R): R {
    checkId(record.id);
    writeJson(join(this.#folder, `${record.id}.json`), record);
    this.#records.set(record.id, record);
    return record;
  }

  remove(id: string): void {
    if (!this.#records.delete(id)) return;
    removeFile(join(this.#folder, `${id}.json`));
  }
}
