import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Part {
  /** A folder of the image, a package, or `all`. */
  part: string;
  files: number;
  bytes: number;
}

/** Returns `node_modules/@scope/name`, `node_modules/name`, or the first folder. */
function partOf(path: string): string {
  const [first = '', second = '', third = ''] = path.split('/');
  if (first !== 'node_modules') return first;
  return [first, second, ...(second.startsWith('@') ? [third] : [])].join('/');
}

/**
 * Lists the contents of a folder by size: each package of `node_modules` and each other top-level entry, followed by
 * `all`.
 */
export function contentOf(folder: string): Part[] {
  const parts = new Map<string, Part>();
  const all: Part = { part: 'all', files: 0, bytes: 0 };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const part = partOf(relative(folder, path));
    const sum = parts.get(part) ?? { part, files: 0, bytes: 0 };
    parts.set(part, sum);
    for (const each of [sum, all]) {
      each.files += 1;
      each.bytes += statSync(path).size;
    }
  }
  return [...[...parts.values()].toSorted((a, b) => b.bytes - a.bytes), all];
}
