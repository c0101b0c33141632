/** Finds the files that the project's programs load, so that the image contains only these. */
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join, relative } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { z } from 'zod';

/** Programs in the image: the site, the embedded services, the studio, and the operators' programs. */
const PROGRAMS = [
  'server/main.ts',
  'server/health/check.ts',
  'packages/services/server.ts',
  'packages/content-check/live-space/run.ts',
  'packages/services/commands/copy-samples.ts',
  'packages/services/commands/backup.ts',
  'packages/dev/doctor/cli.ts',
  'packages/dev/studio/cli.ts',
  'packages/services/commands/submissions.ts',
  'packages/services/commands/reviews.ts',
  'packages/services/commands/telemetry.ts',
  'packages/studio/server/main.ts',
];
export const NEXT_CONFIG = 'next.config.ts';

/**
 * Files that are referenced but never loaded by a production server: types, source maps, tests, and Next's development
 * code, compilers and documentation. Next also omits many of them from its standalone output
 * (`collect-build-traces.js`).
 */
const UNUSED = new RegExp(
  [
    String.raw`\.d\.ts$|\.map$|\.test\.ts$`,
    String.raw`\.development\.js$`,
    String.raw`/next/dist/(docs|lib/upgrade|pages)/`,
    String.raw`/next/dist/compiled/(babel|babel-packages|cssnano-simple|next-devtools|@mswjs)/`,
    String.raw`/next/dist/compiled/next-server/.*\.dev\.js$`,
    // Content, and the programs that generate it. Code that mentions this folder does not load modules from it.
    '^content/',
  ].join('|'),
);
/**
 * Files that Next resolves by computed names when it reads its configuration. Next throws if they are missing, but does
 * not load them.
 */
const LOOKED_UP = ['compiled/webpack', 'compiled/@babel/runtime/package.json'].map(
  (path) => `node_modules/next/dist/${path}`,
);

const TRACE = z.object({ files: z.array(z.string()) });

/** Returns files outside the build folder that routes load at run time, as listed in the build's own traces. */
function filesOfRoutes(project: string, distDir: string): string[] {
  const dist = join(project, distDir);
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.nft.json'))
    .flatMap((entry) => {
      const { files } = TRACE.parse(JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8')));
      return files.map((file) => relative(project, join(entry.parentPath, file)));
    })
    .filter((file) => !file.startsWith(distDir) && !file.startsWith('..'));
}

/**
 * Returns files other than modules that the services and the studio read by computed names, such as lists and page
 * fragments.
 */
const dataFiles = (project: string): string[] =>
  ['packages/backend', 'packages/contentful-local', 'packages/studio/server'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(ts|mjs|md)$/.test(entry.name))
      .map((entry) => relative(project, join(entry.parentPath, entry.name)))
      .filter((path) => !path.includes('/tests/')),
  );

/** Reads a module and strips its types, because the tracer only reads JavaScript. */
async function readModule(path: string): Promise<string | Buffer | null> {
  const source = await readFile(path).catch(() => null);
  const isTyped = path.endsWith('.ts') && !path.includes('/node_modules/');
  return source && isTyped ? stripTypeScriptTypes(source.toString()) : source;
}

/**
 * Returns the files that the programs of a built project load, including packages. Paths are relative to the project,
 * and sorted.
 */
export async function tracedFiles(project: string, distDir: string): Promise<string[]> {
  const entries = [...PROGRAMS, NEXT_CONFIG].map((path) => join(project, path));
  const { fileList } = await nodeFileTrace(entries, {
    base: project,
    processCwd: project,
    // Some packages are loaded both as ES modules and as CommonJS, by us and by Next.
    mixedModules: true,
    ignore: (path) => UNUSED.test(path),
    readFile: readModule,
  });
  const routes = filesOfRoutes(project, distDir).filter((file) => !UNUSED.test(file));
  return [...new Set([...fileList, ...routes, ...dataFiles(project), ...LOOKED_UP])].toSorted();
}
