import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDERS = '{app,components}/**/*.client.tsx';
const IMPORT =
  /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

function resolveComponent(root: string, from: string, specifier: string): string | undefined {
  if (!/^[.@]\.?\//.test(specifier)) return undefined;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier);
  return [`${path}.tsx`, `${path}.ts`].find((file) => existsSync(join(root, file)));
}

/** Returns the paths of all client components below `root` and of everything they import. */
export function findClientFiles(root: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    const source = readFileSync(join(root, path), 'utf8');
    for (const [, named, loaded] of source.matchAll(IMPORT)) {
      const file = resolveComponent(root, path, named ?? loaded ?? '');
      if (file) add(file);
    }
  };
  for (const path of globSync(FOLDERS, { cwd: root })) add(path.replaceAll('\\', '/'));
  return found;
}
