/** Files of the space on disk: read with the file's name in every error, written so that a crash loses nothing. */
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { errorMessage } from '../../error-message.ts';

/** A file of the space cannot be used; the message names the file and what is wrong. */
export class ContentSourceError extends Error {
  override readonly name = 'ContentSourceError';
}

/** Reads JSON files of one shape, and gives the same value again as long as a file does not change. */
export class JsonFiles<T> {
  readonly #schema: z.ZodType<T>;
  readonly #known = new Map<string, { mtimeMs: number; size: number; value: T }>();

  constructor(schema: z.ZodType<T>) {
    this.#schema = schema;
  }

  /** @throws ContentSourceError when the file is missing, is not JSON, or has another shape */
  read(path: string): T {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) throw new ContentSourceError(`${path} does not exist`);
    const known = this.#known.get(path);
    if (known?.mtimeMs === stat.mtimeMs && known.size === stat.size) return known.value;
    const value = parse(path, this.#schema);
    this.#known.set(path, { mtimeMs: stat.mtimeMs, size: stat.size, value });
    return value;
  }
}

function parse<T>(path: string, schema: z.ZodType<T>): T {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ContentSourceError(`${path} is not JSON: ${errorMessage(error)}`);
  }
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ContentSourceError(`${path}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is wrong'}`);
}

/** The JSON files of a folder, sorted; none when there is no such folder. */
export function jsonFiles(folder: string): string[] {
  return names(folder)
    .filter(({ name, isFile }) => isFile && name.endsWith('.json'))
    .map(({ name }) => join(folder, name));
}

/** The folders in a folder, sorted; none when there is no such folder. */
export function foldersOf(folder: string): string[] {
  return names(folder)
    .filter(({ isFile }) => !isFile)
    .map(({ name }) => join(folder, name));
}

function names(folder: string): { name: string; isFile: boolean }[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isFile() || item.isDirectory())
    .map((item) => ({ name: item.name, isFile: item.isFile() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Writes JSON so that a reader, or a crash, sees the old file or the new one and never a half; durable on return. */
export function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    const file = openSync(temporary, 'w');
    try {
      writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  syncFolder(dirname(path));
}

/** Removes a file if it is there; durable on return. */
export function removeFile(path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })) return;
  rmSync(path, { force: true });
  syncFolder(dirname(path));
}
