/** `npm run comments -w @cleanpro/dev`: counts, samples and compares comments, and finds replaced wording. */
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommandLine } from '@cleanpro/node-service/command-line';
import { UsageError } from '@cleanpro/node-service/help';
import { HELP } from '../help.ts';
import { sourceFiles } from '../next-check/copy.ts';
import { ROOT } from '../root.ts';
import { codeOf, commentsOf, hasComments, type Comment } from './list.ts';
import { findInComments, findInDocument, findInEntry, findInTestNames, type Finding } from './wording.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });

const lines = (output: string): string[] => output.split('\n').filter(Boolean);

/** The files with comments, now or at a commit. */
const paths = (commit?: string): string[] =>
  (commit === undefined ? sourceFiles() : lines(git('ls-tree', '-r', '--name-only', commit))).filter(
    hasComments,
  );

const sourceOf = (path: string, commit?: string): string =>
  commit === undefined ? readFileSync(join(ROOT, path), 'utf8') : git('show', `${commit}:${path}`);

const wordCount = (comments: readonly Comment[]): number =>
  comments.reduce((total, { text }) => total + text.split(' ').length, 0);

const folderOf = (path: string): string => path.split('/', path.startsWith('packages/') ? 2 : 1).join('/');

function count(commit?: string): void {
  const folders: Record<string, { comments: number; words: number }> = {};
  for (const path of paths(commit)) {
    const comments = commentsOf(path, sourceOf(path, commit));
    for (const name of [path.includes('/') ? folderOf(path) : '.', 'all']) {
      const folder = (folders[name] ??= { comments: 0, words: 0 });
      folder.comments += comments.length;
      folder.words += wordCount(comments);
    }
  }
  console.table(folders);
}

const CONTEXT_LINES = 10;

/** Prints random comments. Sorts them by a hash, so that the same seed always gives the same sample. */
function sample(number: number, seed: string): void {
  const all = paths().flatMap((path) => {
    const source = sourceOf(path);
    return commentsOf(path, source).map(({ line, end }) => ({
      place: `${path}:${line}`,
      order: hash('sha256', `${seed} ${path}:${line}`),
      code: source
        .split('\n')
        .slice(line - 1, end + CONTEXT_LINES)
        .join('\n'),
    }));
  });
  const chosen = all.toSorted((a, b) => (a.order < b.order ? -1 : 1)).slice(0, number);
  for (const [index, { place, code }] of chosen.entries())
    console.log(`\n── ${index + 1}. ${place}\n${code}`);
}

/** Returns the files that existed at a commit and have changed since. */
const changedPaths = (commit: string): string[] =>
  lines(git('diff', '--name-only', '--diff-filter=M', commit)).filter(hasComments);

function same(commit: string): void {
  const changed = changedPaths(commit);
  const differing = changed.filter(
    (path) => codeOf(path, sourceOf(path, commit)) !== codeOf(path, sourceOf(path)),
  );
  for (const path of differing) console.log(`${path}: code differs`);
  console.log(
    `${changed.length - differing.length} files differ in comments only, ${differing.length} in code`,
  );
  if (differing.length > 0) process.exitCode = 1;
}

const FACT =
  /\d|https?:|\b(?:because|so that|otherwise|else|until|before|unless|must|bytes?|seconds?|ms|%)\b/;

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z\d]{3,}/g));

/** Minimum share of a comment's words that its rewritten version contains. */
const SAME_COMMENT = 0.3;

const isRewritten = (words: Set<string>, left: readonly Set<string>[]): boolean =>
  left.some((other) => words.intersection(other).size >= SAME_COMMENT * words.size);

function facts(commit: string): void {
  for (const path of changedPaths(commit)) {
    const left = commentsOf(path, sourceOf(path)).map(({ text }) => wordsIn(text));
    for (const { text, line } of commentsOf(path, sourceOf(path, commit)))
      if (FACT.test(text) && !isRewritten(wordsIn(text), left)) console.log(`${path}:${line}\t${text}`);
  }
}

/** Files that quote replaced wording. */
const EXAMPLES = /^docs\/(?:plain-english|voice)\.md$|^CONTRIBUTING\.md$|^packages\/dev\/comments\//;

function findWording(path: string): Finding[] {
  if (EXAMPLES.test(path)) return [];
  if (path.endsWith('.md')) return findInDocument(sourceOf(path));
  if (/^packages\/sample-space\/content\/entries\/.*\.json$/.test(path)) return findInEntry(sourceOf(path));
  if (!hasComments(path)) return [];
  const source = sourceOf(path);
  const isTest = /\.(?:test|spec|service)\.tsx?$/.test(path);
  return [...findInComments(commentsOf(path, source)), ...(isTest ? findInTestNames(source) : [])];
}

function wording(): void {
  const found = sourceFiles().flatMap((path) => findWording(path).map((finding) => ({ path, ...finding })));
  for (const { path, line, text, instead } of found) console.log(`${path}:${line}: ${instead}: ${text}`);
  if (found.length > 0) process.exitCode = 1;
}

await runCommandLine(() => {
  const [command, first, second] = process.argv.slice(2);
  if (command === 'count') count(first);
  else if (command === 'sample' && Number(first) > 0) sample(Number(first), second ?? '1');
  else if (command === 'same' && first !== undefined) same(first);
  else if (command === 'wording') wording();
  else if (command === 'facts' && first !== undefined) facts(first);
  else throw new UsageError('An argument is missing or wrong.');
}, HELP.comments);
