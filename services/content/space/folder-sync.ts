/** Folders whose changes are made durable together: an import has hundreds of requests that wait for the same disk. */
import { open } from 'node:fs/promises';

let changed = new Set<string>();
let next: Promise<void> | undefined;

async function sync(folder: string): Promise<void> {
  let handle;
  try {
    handle = await open(folder, 'r');
  } catch (error) {
    // Deleted meanwhile, with an environment.
    if (isMissing(error)) return;
    throw error;
  }
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Files of a folder were replaced or removed. */
export function folderChanged(folder: string): void {
  changed.add(folder);
}

/** Resolves when every change that was made before is durable. */
export function foldersSynced(): Promise<void> {
  if (changed.size === 0) return next ?? Promise.resolve();
  const folders = changed;
  changed = new Set();
  const before = next;
  const after = (async () => {
    // Who waits for what failed before was told.
    await Promise.all([before?.catch(() => undefined), ...[...folders].map(sync)]);
  })().finally(() => {
    if (next === after) next = undefined;
  });
  next = after;
  return after;
}
