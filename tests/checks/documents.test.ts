import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addresses } from '../e2e/addresses.ts';
import { PAGES } from '../e2e/pages.ts';
import { renderDocument, REQUIREMENTS } from '../requirements/document.ts';

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(existsSync);
const documents = files.filter(
  (file) =>
    /^(docs\/.*|README|CONTRIBUTING|packages\/[\w-]+\/README)\.md$/.test(file) &&
    !file.startsWith('docs/screenshots/'),
);
const sources = files.filter(
  (file) => /\.(ts|tsx|mjs|css|graphql|md)$/.test(file) && !file.startsWith('graphql/generated/'),
);

const headingsOf = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** Top-level folders whose paths are checked. Other strings in backticks are URLs, slugs and package names. */
const FOLDERS = /^(app|components|lib|graphql|packages|server|styles|tests|docs)\/[\w./%[\]-]*$/;

test.each(documents)('%s mentions only files that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => FOLDERS.test(path));
  const folder = dirname(document);
  // Next requires `%5F` for a leading underscore in the app folder.
  const missing = named.filter((path) =>
    [path, path.replace('/_', '/%5F'), join(folder, path)].every((each) => !existsSync(each)),
  );
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
  expect([...missing, ...linked.filter((path) => !existsSync(join(folder, path)))]).toEqual([]);
});

const packages = [...new Set(files.flatMap((file) => /^packages\/([\w-]+)\//.exec(file)?.[1] ?? []))];
const TESTS = /\.test\.tsx?$|(?:^|\/)tests\/|^packages\/dev\/(?:bench|long)\//;

test.each(packages)('the README of %s lists the modules that other packages import', (name) => {
  const text = readFileSync(`packages/${name}/README.md`, 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(41);
  const [section = ''] = (text.split('\n## Public interface\n')[1] ?? '').split('\n## ');
  const listed = [...section.matchAll(/`([a-z\d-]+(?:\/[a-z\d-]+)*)`/g)]
    .map(([, module = '']) => module)
    .filter((module) => !packages.includes(module));
  expect(listed.filter((module) => !files.includes(`packages/${name}/${module}.ts`))).toEqual([]);
  const imported = sources
    .filter((file) => !file.startsWith(`packages/${name}/`) && !file.endsWith('.md') && !TESTS.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'@cleanpro\/([\w-]+)\/([^']+)'/g)])
    .flatMap(([, of, module = '']) => (of === name ? [module] : []));
  expect([...new Set(imported)].filter((module) => !listed.includes(module))).toEqual([]);
});

test('docs/requirements.md is up to date (run `npm run codegen`)', () => {
  expect(readFileSync('docs/requirements.md', 'utf8')).toBe(renderDocument());
});

test('no requirement is listed twice', () => {
  const texts = REQUIREMENTS.map(({ text }) => text.toLowerCase());
  expect(texts.length).toBeGreaterThan(380);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('every requirement has a page that exists, or a reason for having none', () => {
  const pages = new Set<string>([...addresses(), ...Object.values(PAGES)]);
  expect(
    REQUIREMENTS.filter(({ seenAt }) => !pages.has(seenAt) && !/^— \w.+/.test(seenAt)).map(
      ({ text, seenAt }) => `${text}: ${seenAt}`,
    ),
  ).toEqual([]);
});

/** Whether a file has a test whose title contains these words, exactly as written in the source. */
const hasTest = (file: string, words: string): boolean =>
  existsSync(file) &&
  new RegExp(
    String.raw`(?:\b(?:test|it)|\))\(\s*(?:'[^'\n]*?|"[^"\n]*?|\x60[^\x60\n]*?)${RegExp.escape(words)}`,
  ).test(readFileSync(file, 'utf8'));

test('every requirement is covered by a test with these words in its title', () => {
  expect(hasTest('tests/checks/documents.test.ts', 'covered by a test with these words')).toBe(true);
  expect(hasTest('tests/checks/documents.test.ts', 'no title of this file')).toBe(false);
  expect(
    REQUIREMENTS.filter(
      ({ file, title }) => !/\.(?:test|spec|service)\.tsx?$/.test(file) || !hasTest(file, title),
    ).map(({ text, file, title }) => `${text}: ${file} "${title}"`),
  ).toEqual([]);
});

test('comments cite only headings that exist', () => {
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
