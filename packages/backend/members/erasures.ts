/**
 * Records of erasures. A restore reads them to erase people who are still in the backup. Each record is a separate
 * file, so that several processes can write records and folders can be merged by copying. Records identify people only
 * by hash.
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
  /** SHA-256 of the normalized address. */
  personHash: z.hash('sha256'),
  /** Set if the person erased only this account. Without it, everything that belongs to the address was erased. */
  accountId: z.string().nullable(),
  /** Whether the person is gone from the database. A backup started earlier may still contain them. */
  isFinished: z.boolean(),
});

export type Erasure = z.infer<typeof ERASURE>;

const fileOf = (folder: string, { id }: Erasure): string => join(folder, `${id}.json`);

/** Records that a person is about to be erased. The record is on disk when the function returns. */
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

/** Records that the person is gone from the database. The record is on disk when the function returns. */
export function finishErasure(folder: string, erasure: Erasure): void {
  writeJson(fileOf(folder, erasure), { ...erasure, isFinished: true });
}

/**
 * Reads the records in a folder. A missing folder has none.
 * @throws Error naming a file that is not a record
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
        throw new Error(
          `${path} is not a valid record of an erasure. Replace it with a copy, or remove it.`,
          {
            cause: error,
          },
        );
      }
    });
}

/** Writes records to a folder that may already have some of them. They are on disk when the function returns. */
export function writeErasures(folder: string, erasures: readonly Erasure[]): void {
  mkdirSync(folder, { recursive: true });
  for (const erasure of erasures) writeJson(fileOf(folder, erasure), erasure);
}

/** Removes records older than the oldest backup. */
export function sweepErasures(folder: string, before: string): void {
  for (const erasure of readErasures(folder))
    if (erasure.at < before) rmSync(fileOf(folder, erasure), { force: true });
}
