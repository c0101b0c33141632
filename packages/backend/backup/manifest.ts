/** Contents of a backup. The manifest is written last, so a folder without one is not a backup. */
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';

export const MANIFEST_NAME = 'manifest.json';
/** Increase this when older versions of the program cannot restore new backups. */
const FORMAT = 1;

/** The parts of a backup: folders, except for the database dump. */
export const PARTS = {
  /** Files from `DATA_DIR`: SQLite databases, emails, uploads. */
  data: 'data',
  content: 'content',
  erasures: 'erasures',
  postgres: 'postgres.dump',
} as const;

/** A path inside the backup. It must not lead outside the backup or the restore target. */
const PATH = z.string().regex(/^(?!\/)(?!.*\\)(?!(?:.*\/)?\.\.?(?:\/|$)).+$/);

const MANIFEST = z.object({
  format: z.literal(FORMAT),
  versions: z.object({
    site: z.string(),
    node: z.string(),
    sqlite: z.string(),
    pgDump: z.string().nullable(),
  }),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  content: z.enum(['folder', 'file', 'none']),
  files: z.record(PATH, z.object({ bytes: z.number().int().nonnegative(), sha256: z.hash('sha256') })),
});

export type Manifest = z.infer<typeof MANIFEST>;
type FileSums = Manifest['files'];

/** Thrown when a backup cannot be created or restored. The message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Reads the manifest of a backup.
 * @throws BackupError if the folder is not a complete backup or has a newer format
 */
export function readManifest(folder: string): Manifest {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(join(folder, MANIFEST_NAME), 'utf8'));
  } catch (error) {
    throw new BackupError(
      `${folder} is not a complete backup: its ${MANIFEST_NAME} cannot be read (${errorMessage(error)}). Restore another backup.`,
    );
  }
  const manifest = MANIFEST.safeParse(content);
  if (!manifest.success)
    throw new BackupError(
      `${join(folder, MANIFEST_NAME)} is damaged or was written by another version. Restore another backup.\n${z.prettifyError(manifest.error)}`,
    );
  return manifest.data;
}

/** Returns the size and checksum of a file. With `syncs`, also flushes the file to disk. */
export async function computeChecksum(path: string, { syncs = false } = {}): Promise<FileSums[string]> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError(`${path} was read as text`);
    hash.update(chunk);
    bytes += chunk.length;
  }
  if (syncs) {
    const file = await open(path, 'r+');
    await file.sync().finally(() => file.close());
  }
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Checks every file of a backup.
 * @throws BackupError naming the files that are missing or damaged
 */
export async function verifyFiles(folder: string, files: FileSums): Promise<void> {
  const wrong: string[] = [];
  for (const [path, expected] of Object.entries(files)) {
    const actual = await computeChecksum(join(folder, path)).catch(() => undefined);
    if (!actual) wrong.push(`${path} cannot be read`);
    else if (actual.sha256 !== expected.sha256) wrong.push(`${path} is damaged`);
  }
  if (wrong.length > 0) {
    const more = wrong.length > 5 ? `\n  and ${wrong.length - 5} more` : '';
    throw new BackupError(
      `The backup ${folder} is damaged. Nothing was restored. Restore another backup.\n  ${wrong.slice(0, 5).join('\n  ')}${more}`,
    );
  }
}
