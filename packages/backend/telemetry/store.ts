import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Envelope } from './envelope.ts';

const TIMED = z.object({ time: z.iso.datetime({ offset: true }) });
const CURRENT = 'telemetry.ndjson';
const OLDER = /^telemetry\.(\d+)\.ndjson$/;

export interface StoreOptions {
  folder: string;
  /** File size that triggers rotation, in bytes. */
  maxBytes?: number;
  maxOlderFiles?: number;
}

/** Browsers and servers have separate stores, so that visitors' telemetry never rotates away the servers' telemetry. */
export interface TelemetryStores {
  browsers: TelemetryStore;
  servers: TelemetryStore;
}

const SERVERS = 'servers';

/** Opens the stores in a folder. */
export const openTelemetry = (options: StoreOptions): TelemetryStores => ({
  browsers: new TelemetryStore(options),
  servers: new TelemetryStore({ ...options, folder: join(options.folder, SERVERS) }),
});

/** Returns the files of both stores in a folder, oldest first within each store. */
export const telemetryFiles = (folder: string): string[] => [folder, join(folder, SERVERS)].flatMap(filesOf);

function filesOf(folder: string): string[] {
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

/** Returns the time of an item in milliseconds since 1970, or 0 if the line is cut off or has no time. */
function timeOf(line: string): number {
  try {
    return Date.parse(TIMED.parse(JSON.parse(line)).time);
  } catch {
    return 0;
  }
}

/** Stores telemetry items as lines of JSON in rotated files of limited size. */
export class TelemetryStore {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #maxOlderFiles: number;
  #size: number;

  constructor({ folder, maxBytes = 8 * 1024 * 1024, maxOlderFiles = 3 }: StoreOptions) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#maxOlderFiles = maxOlderFiles;
    mkdirSync(folder, { recursive: true });
    const current = join(folder, CURRENT);
    this.#size = existsSync(current) ? statSync(current).size : 0;
  }

  /**
   * Appends items. Rotates the file when it is full.
   * @throws Error if the file system fails
   */
  append(items: readonly Envelope[]): void {
    let lines = '';
    for (const item of items) {
      const line = `${JSON.stringify(item)}\n`;
      const bytes = Buffer.byteLength(line);
      if (this.#size > 0 && this.#size + bytes > this.#maxBytes) {
        this.#write(lines);
        lines = '';
        this.#rotate();
      }
      lines += line;
      this.#size += bytes;
    }
    this.#write(lines);
  }

  #write(text: string): void {
    if (text !== '') appendFileSync(join(this.#folder, CURRENT), text);
  }

  /**
   * Removes items older than a time, in milliseconds since 1970.
   * @throws Error if the file system fails
   */
  removeBefore(time: number): void {
    for (const path of filesOf(this.#folder)) {
      const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
      // Items are roughly in chronological order, so checking the first one is enough.
      if (timeOf(lines[0] ?? '') >= time) continue;
      const newer = lines.filter((line) => timeOf(line) >= time);
      const text = newer.map((line) => `${line}\n`).join('');
      if (text === '') rmSync(path);
      else {
        writeFileSync(`${path}.tmp`, text);
        renameSync(`${path}.tmp`, path);
      }
      if (path === join(this.#folder, CURRENT)) this.#size = Buffer.byteLength(text);
    }
  }

  #rotate(): void {
    const path = (number: number): string => join(this.#folder, `telemetry.${number}.ndjson`);
    rmSync(path(this.#maxOlderFiles), { force: true });
    for (let number = this.#maxOlderFiles - 1; number >= 1; number -= 1) {
      if (existsSync(path(number))) renameSync(path(number), path(number + 1));
    }
    const current = join(this.#folder, CURRENT);
    if (existsSync(current)) renameSync(current, path(1));
    this.#size = 0;
  }
}
