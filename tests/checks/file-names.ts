import { dirname } from 'node:path';

/** Files that Next finds by a fixed name and that must be client components. */
const FIXED_CLIENT_FILES = new Set(['app/global-error.tsx']);
const SITE_FOLDERS = /^(app|components|lib|graphql)\//;
const TESTS = /\.test\.tsx?$/;

/** Why a file may not be, or must be, named *.client.tsx; undefined when its name is right. */
export function clientFileProblem(path: string, source: string): string | undefined {
  if (!SITE_FOLDERS.test(path) || TESTS.test(path)) return undefined;
  const isClient = /^\s*['"]use client['"]/.test(source);
  const isNamedClient = /\.client\.tsx?$/.test(path) || FIXED_CLIENT_FILES.has(path);
  return isClient === isNamedClient
    ? undefined
    : "A file that starts with 'use client' is named *.client.tsx, and only such a file";
}

/** Why a name does not say what a file is about; undefined when it does. */
export const subjectFileProblem = (path: string): string | undefined =>
  /(^|\/)(utils?|helpers?|common)(\.[\w.]+)?(\/|$)/i.test(path)
    ? 'Name the file after its subject, not utils, helpers or common'
    : undefined;

/** The folders that hold a single file besides tests. */
export function foldersOfOneFile(paths: readonly string[]): string[] {
  const files = paths.filter((path) => !TESTS.test(path));
  return [...Map.groupBy(files, dirname)].filter(([, found]) => found.length === 1).map(([folder]) => folder);
}
