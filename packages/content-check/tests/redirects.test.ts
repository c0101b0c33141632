import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSpace } from '@cleanpro/contentful-local/space/load';
import { pageLookup, pageSlugs, redirectProblems } from '../redirects.ts';
import type { Space } from '@cleanpro/contentful-local/space/types';
import { REDIRECT_SHAPES } from '@cleanpro/content-values/fixtures/redirect-shapes';
import { findProblems } from '../rules.ts';
import { linesOf, spaceWith, type TestEntry } from './space.ts';

const NAMES = { spaceId: 'cleanpro', environmentId: 'master' };
const STAMP = '2026-01-01T00:00:00.000Z';
let folder = '';

function write(type: string, id: string, fields: Record<string, unknown>): void {
  const path = join(folder, 'entries', type);
  mkdirSync(path, { recursive: true });
  const entry = {
    sys: {
      id,
      type: 'Entry',
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } },
      publishedAt: STAMP,
      publishedVersion: 1,
      version: 2,
    },
    metadata: { tags: [] },
    fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { 'en-US': value }])),
  };
  writeFileSync(join(path, `${id}.json`), JSON.stringify(entry));
}
const redirect = (id: string, from: string, to: string): void =>
  write('redirect', id, { from, to, permanent: true });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  cpSync('packages/sample-space/content/model', join(folder, 'model'), { recursive: true });
  cpSync('packages/sample-space/content/space.json', join(folder, 'space.json'));
  write('contentPage', 'page-a', { name: 'A', slug: 'a', title: 'A' });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const redirectProblemsIn = (space: Space) => redirectProblems(space, pageLookup(pageSlugs(space)));

function problems(): string[] {
  const space = loadSpace(folder, NAMES);
  return redirectProblemsIn(space).map(({ id, what }) => `${id}: ${what}`);
}

test('accepts redirects to pages and to other sites', () => {
  redirect('one', '/en-us/old', '/en-us/a');
  redirect('two', '/en-us/older/', '/en-us/a?x=1#part');
  redirect('three', '/en-us/away', 'https://cleanpro.example/en-us/old');
  expect(problems()).toEqual([]);
});

test('reports chains, loops and redirects from an existing page', () => {
  redirect('one', '/en-us/x', '/en-us/y/');
  redirect('two', '/en-us/y', '/en-us/a');
  redirect('three', '/en-us/p', '/en-us/q');
  redirect('four', '/en-us/q', '/en-us/p');
  redirect('five', '/en-us/self', '/en-us/self#here');
  redirect('six', '/en-us/a', '/en-us/b');
  redirect('seven', '/en-us', '/en-us/b');
  const found = problems();
  expect(found).toContainEqual(expect.stringMatching(/^one: .*redirects to \/en-us\/a/));
  for (const id of ['three', 'four', 'five'])
    expect(found).toContainEqual(expect.stringMatching(`^${id}: is part of a loop`));
  expect(found).toContainEqual('six: is /en-us/a, the URL of a page');
  expect(found).toContainEqual('seven: is /en-us, the URL of a page');
  // The page at "a" takes precedence over the redirect from it, so "a" is a valid target.
  expect(found).toHaveLength(6);
});

test.each(REDIRECT_SHAPES)('reports the right problem, or none, for a redirect with $name', (shape) => {
  const entries: TestEntry[] = [
    ...['about-us', 'faq'].map((slug): TestEntry => ['contentPage', slug, { name: slug, slug, title: slug }]),
    ...(shape.others ?? []).map(([from, to], index): TestEntry => [
      'redirect',
      `other-${index}`,
      { from, to },
    ]),
    ['redirect', 'row', { from: shape.from, to: shape.to }],
  ];
  const space = spaceWith(entries);
  const found = redirectProblemsIn(space).filter(({ id }) => id === 'row');
  // The content service does not know the site's origin.
  const expected = shape.needsOrigin === true ? undefined : shape.problem;
  expect(found.map(({ what }) => what.replace(/, other-0$/, ''))).toEqual([expected ?? []].flat());
});

test('resolves targets as the site does, and reports targets that cannot be decoded', () => {
  const found = linesOf(
    findProblems(
      spaceWith([
        ['contentPage', 'about', { name: 'About', slug: 'about-us', title: 'About' }],
        ['redirect', 'bare', { from: '/en-us/old', to: '/about-us' }],
        ['redirect', 'page', { from: '/oldroot', to: '/en-us/about-us' }],
        ['redirect', 'chain', { from: '/en-us/older', to: '/oldroot' }],
        ['redirect', 'file', { from: '/en-us/map', to: '/sitemap.xml' }],
        ['redirect', 'reviews', { from: '/en-us/stars', to: '/en-us/brands/none/none/reviews' }],
        ['redirect', 'away', { from: '/en-us/shop', to: 'https://shop.example/soap' }],
        ['redirect', 'unread', { from: '/api/old', to: '/en-us/about-us' }],
        ['linkButton', 'button', { name: 'b', linkText: 'b', link: '/en-us/%zz' }],
      ]),
    ),
  );
  const noPage = found
    .split('\n')
    .filter((line) => line.endsWith('which is not a page'))
    .toSorted();
  expect(noPage).toEqual([
    'bare to redirects to /about-us, which is not a page',
    'button link links to /en-us/%zz, which is not a page',
    'reviews to redirects to /en-us/brands/none/none/reviews, which is not a page',
  ]);
});

test('checks 5,000 redirects in one pass, and a single redirect with an index lookup', () => {
  const paths = Array.from({ length: 5000 }, (_, index) => `/en-us/old-${index}`);
  const add = (from: number, to: number): Space => {
    for (const [index, path] of paths.slice(from, to).entries())
      redirect(`r${from + index}`, path, '/en-us/a');
    return loadSpace(folder, NAMES);
  };
  /** Returns the fastest time of several checks, in milliseconds. Other processes disturb it least. */
  const check = (space: Space): number =>
    Math.min(
      ...Array.from({ length: 15 }, () => {
        const start = performance.now();
        expect(redirectProblemsIn(space)).toEqual([]);
        return performance.now() - start;
      }),
    );
  const few = check(add(0, 500));
  const space = add(500, 5000);
  // Comparing each redirect with all others would take 100 times as long for ten times as many redirects.
  expect(check(space)).toBeLessThan(few * 40);

  const scans = jest.spyOn(space.published, 'entriesOf');
  const missing = paths.filter(
    (path) => space.published.entriesWith('redirect', 'from', 'en-US', path).length !== 1,
  );
  expect(missing).toEqual([]);
  // The first lookup builds the index.
  expect(scans).toHaveBeenCalledTimes(1);
}, 30_000);
