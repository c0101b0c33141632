import { appendFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Envelope } from './envelope.ts';

export const CURRENT = 'telemetry.ndjson';
const OLDER = /^telemetry\.(\d+)\.ndjson$/;

export interface StoreOptions {
  folder: string;
  /** A file that would grow past this is closed and becomes an older one. */
  maximumBytes?: number;
  /** Older files beyond this many go, the oldest first. */
  olderFiles?: number;
}

/** Files of a store's folder, the oldest first. */
export function telemetryFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const older = readdirSync(folder)
    .flatMap((file) => {
      const number = OLDER.exec(file)?.[1];
      return number === undefined ? [] : [{ file, number: Number(number) }];
    })
    .sort((a, b) => b.number - a.number)
    .map(({ file }) => join(folder, file));
  const current = join(folder, CURRENT);
  return existsSync(current) ? [...older, current] : older;
}

/** Telemetry items as lines of JSON in files that together never exceed their bound. */
export class TelemetryStore {
  readonly #folder: string;
  readonly #maximumBytes: number;
  readonly #olderFiles: number;
  #size: number;

  constructor({ folder, maximumBytes = 8 * 1024 * 1024, olderFiles = 3 }: StoreOptions) {
    this.#folder = folder;
    this.#maximumBytes = maximumBytes;
    this.#olderFiles = olderFiles;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const current = join(folder, CURRENT);
    this.#size = existsSync(current) ? statSync(current).size : 0;
  }

  /** Appends items. @throws the file system's error when they cannot be written */
  append(items: readonly Envelope[]): void {
    let waiting = '';
    for (const item of items) {
      const line = `${JSON.stringify(item)}\n`;
      const bytes = Buffer.byteLength(line);
      if (this.#size > 0 && this.#size + bytes > this.#maximumBytes) {
        this.#write(waiting);
        waiting = '';
        this.#rotate();
      }
      waiting += line;
      this.#size += bytes;
    }
    this.#write(waiting);
  }

  #write(text: string): void {
    if (text !== '') appendFileSync(join(this.#folder, CURRENT), text, { mode: 0o600 });
  }

  #rotate(): void {
    const path = (number: number): string => join(this.#folder, `telemetry.${number}.ndjson`);
    rmSync(path(this.#olderFiles), { force: true });
    for (let number = this.#olderFiles - 1; number >= 1; number -= 1) {
      if (existsSync(path(number))) renameSync(path(number), path(number + 1));
    }
    const current = join(this.#folder, CURRENT);
    if (existsSync(current)) renameSync(current, path(1));
    this.#size = 0;
  }
}
