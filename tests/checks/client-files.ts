/** The files of components that run in the browser. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDERS = '{app,components}/**/*.client.tsx';
const IMPORT =
  /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

/** The path of an imported component, if it is one of this project. */
function resolveComponent(root: string, from: string, specifier: string): string | undefined {
  if (!/^[.@]\.?\//.test(specifier)) return undefined;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier);
  return [`${path}.tsx`, `${path}.ts`].find((file) => existsSync(join(root, file)));
}

/** The paths of the client components below `root`, and of all that they import. */
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
