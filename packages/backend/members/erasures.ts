/**
 * The records of erasures, by which a restored backup is made to forget whom it must not bring back. Each is a file of
 * its own, so that several processes can write them and folders of them are merged by copying. None names a person.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeJson } from '../durable-json.ts';
import { sha256 } from './accounts/token.ts';
import { timestamp, type Clock } from './clock.ts';

const ERASURE = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** SHA-256 of the normalised address. */
  personHash: z.hash('sha256'),
  /** Set where the person erased this account only; without it everything of the address was erased. */
  accountId: z.string().nullable(),
  /** Whether the database was seen without the person: a backup that was begun before may still have them. */
  isFinished: z.boolean(),
});

export type Erasure = z.infer<typeof ERASURE>;

const fileOf = (folder: string, { id }: Erasure): string => join(folder, `${id}.json`);

/** Records that a person is about to be erased; durable on return. */
export function beginErasure(
  folder: string,
  person: string,
  accountId: string | null,
  clock: Clock,
): Erasure {
  const erasure = {
    id: randomUUID(),
    at: timestamp(clock.now()),
    personHash: sha256(person),
    accountId,
    isFinished: false,
  };
  writeJson(fileOf(folder, erasure), erasure);
  return erasure;
}

/** Records that the person is gone from the database; durable on return. */
export function finishErasure(folder: string, erasure: Erasure): void {
  writeJson(fileOf(folder, erasure), { ...erasure, isFinished: true });
}

/**
 * Reads the records of a folder; there are none where it does not exist.
 * @throws Error that names a file which is no record
 */
export function readErasures(folder: string): Erasure[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const path = join(folder, name);
      try {
        return ERASURE.parse(JSON.parse(readFileSync(path, 'utf8')));
      } catch (error) {
        throw new Error(`${path} is no record of an erasure. Replace it by a copy, or remove it.`, {
          cause: error,
        });
      }
    });
}

/** Writes records to a folder that may have some of them; durable on return. */
export function writeErasures(folder: string, erasures: readonly Erasure[]): void {
  mkdirSync(folder, { recursive: true });
  for (const erasure of erasures) writeJson(fileOf(folder, erasure), erasure);
}

/** Removes the records of erasures that no backup is old enough to undo. */
export function sweepErasures(folder: string, before: string): void {
  for (const erasure of readErasures(folder))
    if (erasure.at < before) rmSync(fileOf(folder, erasure), { force: true });
}
