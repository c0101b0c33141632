/** `npm run comments -w @cleanpro/dev -- count|sample|same|facts …`: what CONTRIBUTING.md, "Writing", is measured by. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { codeOf, commentsOf, hasComments, type Comment } from './list.ts';
import { findInComments, findInDocument, findInEntry, findInTestNames, type Finding } from './wording.ts';

const USAGE = `Usage: npm run comments -w @cleanpro/dev -- COMMAND

  count [COMMIT]         comments and their words by folder
  sample NUMBER SEED     comments at random, each with the ten lines below it
  same COMMIT            whether only comments differ from a commit; lists the files whose code does
  wording                comments, test names, documents and entries that use replaced wording
  facts COMMIT           comments deleted since a commit that have a number, a unit, a link or a reason

Examples:
  npm run comments -w @cleanpro/dev -- sample 100 7
  npm run comments -w @cleanpro/dev -- same main`;

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });

const lines = (output: string): string[] => output.split('\n').filter(Boolean);

/** The files with comments, now or at a commit. */
const paths = (commit?: string): string[] =>
  lines(commit === undefined ? git('ls-files') : git('ls-tree', '-r', '--name-only', commit)).filter(
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

/** Numbers between 0 and 1, the same for a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CONTEXT_LINES = 10;

function sample(number: number, seed: number): void {
  const random = randomNumbers(seed);
  const all = paths().flatMap((path) => {
    const source = sourceOf(path);
    return commentsOf(path, source).map((comment) => ({ path, source, ...comment }));
  });
  for (let taken = 0; taken < number && all.length > 0; taken += 1) {
    const [chosen] = all.splice(Math.floor(random() * all.length), 1);
    if (!chosen) return;
    const { path, source, line, end } = chosen;
    console.log(`\n── ${taken + 1}. ${path}:${line}`);
    console.log(
      source
        .split('\n')
        .slice(line - 1, end + CONTEXT_LINES)
        .join('\n'),
    );
  }
}

/** The files that differ from a commit, of those that exist in both. */
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

/** Share of a comment's words that a rewritten comment has, too. */
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

/** Lists replaced wording: it would be an example. */
const EXAMPLES = /^docs\/(?:plain-english|voice)\.md$|^CONTRIBUTING\.md$|^packages\/dev\/comments\//;

function findWording(path: string): Finding[] {
  const find = (condition: boolean, findings: () => Finding[]): Finding[] => (condition ? findings() : []);
  const source = sourceOf(path);
  return [
    ...find(hasComments(path), () => findInComments(commentsOf(path, source))),
    ...find(/\.(?:test|spec|service)\.tsx?$/.test(path), () => findInTestNames(source)),
    ...find(path.endsWith('.md'), () => findInDocument(source)),
    ...find(/^packages\/sample-space\/content\/entries\/.*\.json$/.test(path), () => findInEntry(source)),
  ];
}

function wording(): void {
  const found = lines(git('ls-files'))
    .filter((path) => !EXAMPLES.test(path))
    .flatMap((path) => findWording(path).map((finding) => ({ path, ...finding })));
  for (const { path, line, text, instead } of found) console.log(`${path}:${line}: ${instead}: ${text}`);
  if (found.length > 0) process.exitCode = 1;
}

const [command, first, second] = process.argv.slice(2);
if (command === 'count') count(first);
else if (command === 'sample' && Number(first) > 0) sample(Number(first), Number(second ?? 1));
else if (command === 'same' && first !== undefined) same(first);
else if (command === 'wording') wording();
else if (command === 'facts' && first !== undefined) facts(first);
else {
  console.log(USAGE);
  process.exitCode = command === '--help' ? 0 : 2;
}
