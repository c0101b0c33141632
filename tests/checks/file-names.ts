import { dirname } from 'node:path';

/** Client components whose file name Next prescribes. */
const FIXED_CLIENT_FILES = new Set(['app/global-error.tsx']);
const SITE_FOLDERS = /^(app|components|lib|graphql)\//;
const TESTS = /\.test\.tsx?$/;

export function clientFileProblem(path: string, source: string): string | undefined {
  if (!SITE_FOLDERS.test(path) || TESTS.test(path)) return undefined;
  const isClient = /^\s*['"]use client['"]/.test(source);
  const isNamedClient = /\.client\.tsx?$/.test(path) || FIXED_CLIENT_FILES.has(path);
  return isClient === isNamedClient
    ? undefined
    : "A file that starts with 'use client' is named *.client.tsx, and only such a file";
}

export const subjectFileProblem = (path: string): string | undefined =>
  /(^|\/)(utils?|helpers?|common)(\.[\w.]+)?(\/|$)/i.test(path)
    ? 'Name the file after its subject, not utils, helpers or common'
    : undefined;

export function foldersOfOneFile(paths: readonly string[]): string[] {
  const files = paths.filter((path) => !TESTS.test(path));
  return [...Map.groupBy(files, dirname)].filter(([, found]) => found.length === 1).map(([folder]) => folder);
}
