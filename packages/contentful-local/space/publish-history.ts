import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { errorMessage } from '../error-message.ts';
import { log } from '../log.ts';
import { newId } from '../new-id.ts';
import { writeBytes } from './files.ts';
import { pathOfId } from './id.ts';
import type { ContentStore } from './store.ts';

export type SnapshotKind = 'Entry' | 'ContentType';

const SNAPSHOT = z.object({
  id: z.string(),
  createdAt: z.string(),
  snapshot: z.looseObject({ sys: z.looseObject({ id: z.string() }) }),
});
export type PublishSnapshot = z.infer<typeof SNAPSHOT>;

interface Entity {
  sys: { id: string; publishedAt?: string | undefined };
}

const EPOCH = new Date(0).toISOString();

const lineOf = (snapshot: Entity, createdAt: string): string =>
  JSON.stringify({ id: newId(), createdAt, snapshot });

/** Maximum number of snapshots per entity. Older ones are dropped. */
const MAX_SNAPSHOTS = 100;
/** A file may exceed the maximum by this number, so that it is seldom rewritten. */
const MAX_SURPLUS = 50;

/**
 * Stores the snapshots of the management API: each published state of entries and content types. Each entity has a
 * file, and each publish appends a line. A line survives a crash of the process, but not every power failure.
 */
export class PublishHistory {
  readonly #folder: string;
  /** Number of lines in each file that was written to. */
  readonly #counts = new Map<string, number>();

  /** Records every publish in the store. */
  constructor(folder: string, store: ContentStore) {
    this.#folder = folder;
    store.subscribe(({ action, entity, replaced, contentTypes = [] }) => {
      if (entity?.sys.type === 'Entry') this.#follow('Entry', action, entity, replaced);
      for (const { action: of, contentType } of contentTypes) this.#follow('ContentType', of, contentType);
    });
  }

  #follow(kind: SnapshotKind, action: string, entity: Entity, replaced?: Entity): void {
    const { id } = entity.sys;
    try {
      if (action === 'delete') this.#remove(kind, id);
      if (action === 'publish') this.#append(kind, id, entity, replaced);
    } catch (error) {
      // The publish itself succeeded, and other listeners must still be notified.
      log('warn', 'SnapshotFailure', { kind, id, reason: errorMessage(error) });
    }
  }

  #file(kind: SnapshotKind, id: string): string {
    const folder = join(this.#folder, kind === 'Entry' ? 'entries' : 'content_types');
    return pathOfId(folder, id, '.ndjson');
  }

  #remove(kind: SnapshotKind, id: string): void {
    const file = this.#file(kind, id);
    rmSync(file, { force: true });
    this.#counts.delete(file);
  }

  #append(kind: SnapshotKind, id: string, snapshot: Entity, replaced?: Entity): void {
    const file = this.#file(kind, id);
    const line = lineOf(snapshot, new Date().toISOString());
    let count = this.#counts.get(file) ?? prepare(file);
    // The entity was published before it had a history, from a file or by an import. Without this snapshot, that state
    // could not be restored.
    if (count === 0 && replaced) {
      appendFileSync(file, `${lineOf(replaced, replaced.sys.publishedAt ?? EPOCH)}\n`);
      count = 1;
    }
    if (count < MAX_SNAPSHOTS + MAX_SURPLUS) {
      appendFileSync(file, `${line}\n`);
      this.#counts.set(file, count + 1);
      return;
    }
    writeBytes(file, `${[...readLines(file).slice(1 - MAX_SNAPSHOTS), line].join('\n')}\n`);
    this.#counts.set(file, MAX_SNAPSHOTS);
  }

  /** Returns the snapshots of an entity, newest first. */
  list(kind: SnapshotKind, id: string): PublishSnapshot[] {
    return readLines(this.#file(kind, id))
      .flatMap((line) => {
        // A power failure can truncate a line.
        const parsed = SNAPSHOT.safeParse(parseJson(line));
        return parsed.success ? [parsed.data] : [];
      })
      .slice(-MAX_SNAPSHOTS)
      .toReversed();
  }
}

/**
 * Prepares a file for appending.
 * @returns its number of lines
 */
function prepare(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  const text = readText(file);
  // End a line that a power failure truncated.
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  return text.split('\n').length - 1;
}

const readLines = (file: string): string[] =>
  readText(file)
    .split('\n')
    .filter((line) => line !== '');

const readText = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
