/** Copies the files of the container image to a folder (docs/operations.md, "Container image"). */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { NEXT_CONFIG, tracedFiles } from './traced-files.ts';

const STUDIO_SCREEN = 'packages/studio/dist';
/**
 * Files that the programs read in addition to their modules, such as the samples that the embedded content service
 * starts with.
 */
const READ = [
  'packages/sample-space/content/space.json',
  'packages/sample-space/content/model',
  'packages/sample-space/content/entries',
  'packages/sample-space/content/assets',
  'public',
  STUDIO_SCREEN,
];
/**
 * Files that are only needed by builds or by people. The largest part of a build is source maps, which the server does
 * not load.
 */
const BUILD_ONLY = /\.(map|nft\.json)$|\/(cache|route-cache|diagnostics|types|trace|trace-build|built-from)$/;

export interface ImageOptions {
  /** Folder of the project, with its sources, production dependencies and build. */
  project: string;
  /**
   * Folder of the build, relative to the project. The copy has the same path, because the build links to files outside
   * of itself.
   */
  distDir: string;
  to: string;
}

/**
 * Copies the files.
 * @throws Error when the project or its studio has no build, or the new folder already exists
 */
export async function copyImageFiles({ project, distDir, to }: ImageOptions): Promise<void> {
  if (!existsSync(join(project, distDir, 'BUILD_ID')))
    throw new Error(`There is no build in ${join(project, distDir)}. Run "npm run build" there first.`);
  if (!existsSync(join(project, STUDIO_SCREEN, 'index.html')))
    throw new Error('The studio is not built. Run "npm run studio -- build" first.');
  if (existsSync(to)) throw new Error(`${to} already exists. Remove it, or choose another folder.`);
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
  // Next would need its compiler, a third of all packages, to load a TypeScript configuration.
  const config = readFileSync(join(project, NEXT_CONFIG), 'utf8');
  writeFileSync(join(to, 'next.config.mjs'), stripTypeScriptTypes(config));
}
