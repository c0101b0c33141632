/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addresses } from '../e2e/addresses.ts';

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(existsSync);
const documents = files.filter(
  (file) => /^(docs\/.*|README|CONTRIBUTING)\.md$/.test(file) && !file.startsWith('docs/screenshots/'),
);
const sources = files.filter(
  (file) => /\.(ts|tsx|mjs|css|graphql|md)$/.test(file) && !file.startsWith('graphql/generated/'),
);

const headingsOf = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** Top-level folders whose paths are checked; other paths in backticks are URLs, slugs and package names. */
const FOLDERS = /^(app|components|lib|graphql|services|content|styles|tests|docs)\/[\w./%[\]-]*$/;

test.each(documents)('%s names files that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => FOLDERS.test(path));
  // Next encodes a folder whose name starts with an underscore.
  const missing = named.filter((path) => !existsSync(path) && !existsSync(path.replace('/_', '/%5F')));
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
  expect([...missing, ...linked.filter((path) => !existsSync(join(dirname(document), path)))]).toEqual([]);
});

/** The rows of docs/product.md, "Where each rule is seen": the cells of each. */
const tracedRules = (readFileSync('docs/product.md', 'utf8').split('\n## Where each rule is seen\n')[1] ?? '')
  .split('\n')
  .filter((line) => /^\| .*`/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('each rule is held by a test that has the words behind its file, and seen on a page that exists', () => {
  expect(tracedRules.length).toBeGreaterThan(150);
  const pages = new Set(addresses());
  const problems = tracedRules.flatMap(([, rule = '', seen = '', held = '']) => {
    const [, file = '', words = ''] = /^`(\S+\.(?:test|spec|service)\.tsx?)` "(.+)"$/.exec(held) ?? [];
    const [, page] = /^`(\S+)`$/.exec(seen) ?? [];
    return [
      ...(existsSync(file) && readFileSync(file, 'utf8').includes(words) ? [] : [`${rule}: ${held}`]),
      ...(page === undefined || pages.has(page) ? [] : [`${rule}: ${page} is no page`]),
    ];
  });
  expect(problems).toEqual([]);
});

test('comments cite headings that exist', () => {
  const broken = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(docs\/[\w/-]+\.md)(?:`?,\s*(?:[#*/]*\s*)"([^"]+)")?/g)].flatMap(
      ([, document = '', heading]) => {
        if (!existsSync(document)) return [`${file}: ${document}`];
        const name = heading?.replace(/\s*\n\s*[#*/]*\s*/g, ' ');
        return name === undefined || headingsOf(document).includes(name)
          ? []
          : [`${file}: ${document}, "${name}"`];
      },
    ),
  );
  expect(broken).toEqual([]);
});
