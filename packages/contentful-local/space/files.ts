/** Reads and writes files of the space. Errors name the file, and writes survive a crash. */
import { randomUUID } from 'node:crypto';
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
import { copyFile, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { errorMessage } from '../error-message.ts';

/** Thrown when a file of the space is missing or invalid. The message names the file. */
export class ContentSourceError extends Error {
  override readonly name = 'ContentSourceError';
}

/** Whether a file system call failed because the file or folder does not exist. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Reads and caches JSON files of one shape. A file is parsed again only after it changed. */
export class JsonFiles<T> {
  readonly #schema: z.ZodType<T>;
  readonly #cached = new Map<string, { mtimeMs: number; size: number; value: T }>();

  constructor(schema: z.ZodType<T>) {
    this.#schema = schema;
  }

  /** @throws ContentSourceError when the file is missing, is not JSON, or does not match the schema */
  read(path: string): T {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) throw new ContentSourceError(`${path} does not exist`);
    const cached = this.#cached.get(path);
    if (cached?.mtimeMs === stat.mtimeMs && cached.size === stat.size) return cached.value;
    const value = parse(path, this.#schema);
    this.#cached.set(path, { mtimeMs: stat.mtimeMs, size: stat.size, value });
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
  throw new ContentSourceError(`${path} is invalid: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

/** Returns the sorted paths of the JSON files in a folder, or an empty list if the folder does not exist. */
export function jsonFiles(folder: string): string[] {
  return entriesIn(folder)
    .filter(({ name, isFile }) => isFile && name.endsWith('.json'))
    .map(({ name }) => join(folder, name));
}

/** Returns the sorted paths of the subfolders of a folder, or an empty list if the folder does not exist. */
export function foldersOf(folder: string): string[] {
  return entriesIn(folder)
    .filter(({ isFile }) => !isFile)
    .map(({ name }) => join(folder, name));
}

/** Returns the sorted names in a folder, or an empty list if the folder does not exist. */
export const namesIn = (folder: string): string[] => entriesIn(folder).map(({ name }) => name);

function entriesIn(folder: string): { name: string; isFile: boolean }[] {
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

/** Writes JSON atomically: readers see the old file or the new one, even after a crash. Durable on return. */
export function writeJson(path: string, value: unknown): void {
  writeBytes(path, `${JSON.stringify(value, null, 2)}\n`);
}

/** Writes a file atomically, as `writeJson` does. Durable on return. */
export function writeBytes(path: string, content: string | Uint8Array): void {
  replaceFile(path, content);
  syncFolder(dirname(path));
}

function replaceFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, content, { flush: true });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Copies a file atomically, without reading it into memory. Durable when resolved. */
export async function copyFileDurably(from: string, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true });
  const temporary = `${to}.${process.pid}.${randomUUID()}.tmp`;
  try {
    await copyFile(from, temporary);
    const file = await open(temporary, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, to);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  syncFolder(dirname(to));
}

/** Removes a file if it exists. Durable on return. */
export function removeFile(path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })) return;
  rmSync(path, { force: true });
  syncFolder(dirname(path));
}
