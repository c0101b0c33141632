/** Which files of a project its programs load, so that an image holds those and no others. */
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join, relative } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { z } from 'zod';

/** What runs in the image: the site, the embedded services, the studio, and the programs with which operators manage them. */
const PROGRAMS = [
  'server/main.ts',
  'server/health/check.ts',
  'packages/services/server.ts',
  'packages/content-check/live/run.ts',
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
 * What is named somewhere but never loaded by a production server: types, source maps, tests, and of Next development,
 * compilers and documentation. Next leaves much of it out of its standalone output too (`collect-build-traces.js`).
 */
const UNUSED = new RegExp(
  [
    String.raw`\.d\.ts$|\.map$|\.test\.ts$`,
    String.raw`\.development\.js$`,
    String.raw`/next/dist/(docs|lib/upgrade|pages)/`,
    String.raw`/next/dist/compiled/(babel|babel-packages|cssnano-simple|next-devtools|@mswjs)/`,
    String.raw`/next/dist/compiled/next-server/.*\.dev\.js$`,
    // Programs that generate content, and the content: a path to its folder is no module.
    '^content/',
  ].join('|'),
);
/** What Next looks up by computed names whenever it reads its configuration, and throws without; it loads none of it. */
const LOOKED_UP = ['compiled/webpack', 'compiled/@babel/runtime/package.json'].map(
  (path) => `node_modules/next/dist/${path}`,
);

const TRACE = z.object({ files: z.array(z.string()) });

/** What the build's own traces name: files that its routes load at run time. Outside of the build's folder only. */
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

/** What modules of the services and the studio read beside themselves, by names that are put together: lists, a page's parts. */
const dataFiles = (project: string): string[] =>
  ['packages/backend', 'packages/contentful-local', 'packages/studio/server'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(ts|mjs|md)$/.test(entry.name))
      .map((entry) => relative(project, join(entry.parentPath, entry.name)))
      .filter((path) => !path.includes('/tests/')),
  );

/** The text of a module, without types: the tracer reads JavaScript only. */
async function readModule(path: string): Promise<string | Buffer | null> {
  const source = await readFile(path).catch(() => null);
  const isTyped = path.endsWith('.ts') && !path.includes('/node_modules/');
  return source && isTyped ? stripTypeScriptTypes(source.toString()) : source;
}

/** The files that the programs of a built project load, packages included, as paths within the project, sorted. */
export async function tracedFiles(project: string, distDir: string): Promise<string[]> {
  const entries = [...PROGRAMS, NEXT_CONFIG].map((path) => join(project, path));
  const { fileList } = await nodeFileTrace(entries, {
    base: project,
    processCwd: project,
    // Packages whose module and script versions differ are loaded as both, by us and by Next.
    mixedModules: true,
    ignore: (path) => UNUSED.test(path),
    readFile: readModule,
  });
  const routes = filesOfRoutes(project, distDir).filter((file) => !UNUSED.test(file));
  return [...new Set([...fileList, ...routes, ...dataFiles(project), ...LOOKED_UP])].toSorted();
}
