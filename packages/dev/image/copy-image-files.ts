/** Copies what a container image holds into a folder (docs/operations.md, "Container image"). */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { NEXT_CONFIG, tracedFiles } from './traced-files.ts';

/** The built screen of the studio. */
const STUDIO_SCREEN = 'packages/studio/dist';
/** What the programs read beside their modules, such as the samples with which the embedded content service begins. */
const READ = [
  'packages/sample-space/content/space.json',
  'packages/sample-space/content/model',
  'packages/sample-space/content/entries',
  'packages/sample-space/content/assets',
  'public',
  STUDIO_SCREEN,
];
/** What only builds and people read. Source maps are most of a build, and the server loads none. */
const BUILD_ONLY = /\.(map|nft\.json)$|\/(cache|route-cache|diagnostics|types|trace|trace-build|built-from)$/;

export interface ImageOptions {
  /** The project: its sources, its production dependencies, and its build. */
  project: string;
  /** The folder of its build, within the project; the same within the new folder, because it has links out of itself. */
  distDir: string;
  /** The new folder. */
  to: string;
}

/** @throws Error when the project or its studio has no build, or the folder has something in it */
export async function copyImageFiles({ project, distDir, to }: ImageOptions): Promise<void> {
  if (!existsSync(join(project, distDir, 'BUILD_ID')))
    throw new Error(`There is no build in ${join(project, distDir)}. Run "npm run build" there first.`);
  if (!existsSync(join(project, STUDIO_SCREEN, 'index.html')))
    throw new Error('The studio is not built. Run "npm run studio -- build" first.');
  if (existsSync(to)) throw new Error(`${to} exists already. Remove it, or name another folder.`);
  for (const file of await tracedFiles(project, distDir)) {
    if (file === NEXT_CONFIG) continue;
    const target = join(to, file);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(project, file), target, { recursive: true, verbatimSymlinks: true });
  }
  for (const path of READ)
    cpSync(join(project, path), join(to, path), { recursive: true, filter: (file) => !file.endsWith('.md') });
  cpSync(join(project, distDir), join(to, distDir), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !BUILD_ONLY.test(path),
  });
  // Next loads a configuration in TypeScript with its compiler, which is a third of all packages; this one by itself.
  const config = readFileSync(join(project, NEXT_CONFIG), 'utf8');
  writeFileSync(join(to, 'next.config.mjs'), stripTypeScriptTypes(config));
}
