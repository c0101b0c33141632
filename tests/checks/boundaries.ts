/** Enforces who may import whom (the table of folders), and that what ships script says so in its name. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

const ROOT = process.cwd();

/** Folders from the most particular to the most general, and what each may import besides itself and packages. */
const MAY_IMPORT: [folder: string, allowed: string[]][] = [
  ['components/ui', ['components/ui']],
  ['components', ['components', 'lib', 'graphql', 'styles']],
  ['app', ['app', 'components', 'lib', 'graphql', 'styles']],
  ['lib', ['lib', 'graphql']],
  ['graphql', ['graphql']],
  ['services/launcher', ['services', 'lib/config']],
  ['services', ['services']],
];
const FORBIDDEN_NAMES = /(^|\/)(utils?|helpers?|common)(\.\w+)?(\/|$)/i;
/** Files that Next finds by a fixed name and that must be client components. */
const FIXED_CLIENT = new Set(['app/global-error.tsx']);

const within = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** The rules that a source file breaks, as sentences. */
export function problemsOf(file: string, source: string): string[] {
  const problems: string[] = [];
  if (FORBIDDEN_NAMES.test(file))
    problems.push(`${file}: name the file after its subject, not utils, helpers or common`);
  const parsed = parseSync(file, source);
  const client = /^\s*['"]use client['"]/.test(source);
  const named = /\.client\.tsx?$/.test(file) || FIXED_CLIENT.has(file);
  if (client !== named)
    problems.push(
      `${file}: a file that starts with 'use client' is named *.client.tsx, and only such a file`,
    );
  const folder = MAY_IMPORT.find(([candidate]) => within(file, candidate));
  const specifiers = [
    ...parsed.module.staticImports.map((item) => item.moduleRequest.value),
    ...parsed.module.staticExports.flatMap((item) =>
      item.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
  ];
  for (const specifier of specifiers) {
    const target = specifier.startsWith('@/')
      ? specifier.slice(2)
      : specifier.startsWith('.')
        ? relative(ROOT, resolve(ROOT, dirname(file), specifier))
        : undefined;
    if (target === undefined || target.startsWith('node_modules')) continue;
    if (folder && !folder[1].some((allowed) => within(target, allowed)))
      problems.push(`${file}: ${folder[0]} may not import ${target}`);
    if (client && (within(target, 'lib/config') || within(target, 'lib/content/client')))
      problems.push(`${file}: a client component may not import ${target}`);
  }
  return problems;
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'generated' && entry.name !== 'node_modules') yield* sources(path);
    } else if (/\.(ts|tsx|mjs)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

if (process.argv[1]?.endsWith('boundaries.ts')) {
  const files = ['app', 'components', 'lib', 'graphql', 'services'].flatMap((folder) => [...sources(folder)]);
  const problems = files.flatMap((file) => problemsOf(file, readFileSync(join(ROOT, file), 'utf8')));
  for (const problem of problems) console.error(problem);
  console.log(`boundaries: ${files.length} files, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
