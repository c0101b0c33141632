import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  oneof,
  property,
  record,
  string,
  subarray,
  uniqueArray,
  type IProperty,
} from 'fast-check';
import { ORIGIN, PAGES, REDIRECT_SHAPES, type RedirectShape } from '../fixtures/redirect-shapes.ts';
import { followRedirect, indexRedirects } from './follow-redirect.ts';
import { isReservedPath, normalizePath } from './normalize-path.ts';
import { decidingPath } from '../paths/own-pages.ts';
import { problemsOfRedirect, redirectProblems } from './redirect-problems.ts';
import { parseSource, parseTarget, withVisitorQuery } from './redirect.ts';

const PAGE_PATHS = new Set(PAGES.map((slug) => (slug === 'home' ? '/en-us' : `/en-us/${slug}`)));
const hasPage = (path: string): boolean => PAGE_PATHS.has(path);

const redirectsOf = ({ from, to, permanent = true, others = [] }: RedirectShape) => [
  ...others.map(([from_, to_], index) => ({ id: `other-${index}`, from: from_, to: to_, permanent: true })),
  { id: 'row', from, to, permanent },
];

async function answerOf(shape: RedirectShape): Promise<unknown> {
  const { pathname, search } = new URL(shape.request, ORIGIN);
  const path = normalizePath(pathname);
  if (path === null) return 400;
  if (path === '/') return 308;
  if (path === '/en-us/home') return [301, '/en-us'];
  if (hasPage(path) || path === '/robots.txt') return 200;
  const found = await followRedirect(indexRedirects(redirectsOf(shape), [ORIGIN]), path, (each) =>
    Promise.resolve(hasPage(each)),
  );
  return found ? [found.permanent ? 301 : 302, withVisitorQuery(found.to, search)] : 404;
}

test.each(REDIRECT_SHAPES)('responds correctly to a redirect with $name', async (shape) => {
  expect(await answerOf(shape)).toEqual(shape.answer);
});

test.each(REDIRECT_SHAPES)('reports the right problem, or none, for a redirect with $name', (shape) => {
  const origins = shape.needsOrigin === true ? [ORIGIN] : [];
  const problems = redirectProblems(redirectsOf(shape), { hasPage, origins }).filter(
    ({ id }) => id === 'row',
  );
  expect(problems.map(({ what }) => what.replace(/, other-0$/, ''))).toEqual([shape.problem ?? []].flat());
});

test('a chain with a temporary redirect is temporary', async () => {
  const redirects = indexRedirects(
    [
      { from: '/a', to: '/b', permanent: true },
      { from: '/b', to: '/c', permanent: false },
    ],
    [ORIGIN],
  );
  expect(await followRedirect(redirects, '/a', () => Promise.resolve(false))).toEqual({
    to: '/c',
    permanent: false,
  });
});

test('follows a chain of any length to its end', async () => {
  const stored = Array.from({ length: 50 }, (_, step) => ({
    id: `step-${step}`,
    from: `/en-us/moved-${step}`,
    to: `/en-us/moved-${step + 1}`,
    permanent: true,
  }));
  const end = { to: '/en-us/moved-50', permanent: true };
  const found = await followRedirect(indexRedirects(stored, []), '/en-us/moved-0', () =>
    Promise.resolve(false),
  );
  expect(found).toEqual(end);
  const problems = await problemsOfRedirect('step-0', stored, () => Promise.resolve(false));
  expect(problems.map(({ todo }) => todo)).toEqual(['redirect straight to /en-us/moved-50']);
});

test.each([
  ['https://www.site.example//en-us/new', '/en-us/new'],
  ['/.//en-us/new?a=1#b', '/en-us/new?a=1#b'],
  ['/.///other.example/x', '/other.example/x'],
  ['https://m.site.example/en-us/new', '/en-us/new'],
])('resolves %s to a path on this site', (to, href) => {
  const target = parseTarget(to, [ORIGIN, 'https://m.site.example']);
  expect(target?.href).toBe(href);
  expect(new URL(target?.href ?? '', ORIGIN).origin).toBe(ORIGIN);
});

test('rejects a target that cannot be decoded', () => {
  expect(parseTarget('/en-us/50%zz', [ORIGIN])).toBeNull();
  expect(parseTarget(`${ORIGIN}/en-us/50%zz`, [ORIGIN])).toBeNull();
});

test.each<[id: string, string | null]>([
  ['/en-us/search', null],
  ['/en-us/compare-products', null],
  ['/en-us/brands/dawn/pan-soak/reviews', '/en-us/brands/dawn/pan-soak'],
  ['/en-us/brands/dawn', '/en-us/brands/dawn'],
  ['/search', '/search'],
])('looks up the page for %s under the path %s', (path, expected) => {
  expect(decidingPath(path)).toBe(expected);
});

const LETTER = constantFrom(...'aZ09-_.~+;,=@é洗🧼%/ \u0301İßΣ'.normalize('NFC'));
const PATH_PART = constantFrom('/', '%2F', '.', '..', '%2e', '%2525', '\\', '%5c', 'a');
const PATH = oneof(
  string({ unit: LETTER }),
  string({ unit: 'grapheme' }),
  string({ unit: 'binary' }),
  array(PATH_PART).map((parts) => parts.join('')),
).map((text) => `/${text}`);

/** Returns a function that checks a property with 2,000 examples, and throws for the first one that violates it. */
const trying =
  <Example>(examples: IProperty<Example>) =>
  (): void =>
    assert(examples, { numRuns: 2_000 });

test('normalizes any path idempotently, or rejects it', () => {
  expect(
    trying(
      property(PATH, (path) => {
        const form = normalizePath(path);
        return form === null || normalizePath(form) === form;
      }),
    ),
  ).not.toThrow();
});

const SPELLINGS: ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.normalize('NFD'),
  (path) => path.replaceAll(/[^/]/gu, encodeURIComponent),
  (path) => path.replaceAll('a', '%61'),
];
const SEGMENT = string({ unit: constantFrom(...'ab0-_.é洗🧼+;'), minLength: 1 });

test('normalizes every spelling of a path to the same form', () => {
  expect(
    trying(
      property(
        array(
          SEGMENT.filter((text) => !/^\.+$/.test(text)),
          { minLength: 1 },
        ),
        subarray(SPELLINGS),
        (segments, spellings) => {
          const path = `/${segments.join('/')}`;
          const spelled = spellings.reduce((text, spell) => (text.includes('%') ? text : spell(text)), path);
          return normalizePath(spelled) === normalizePath(path);
        },
      ),
    ),
  ).not.toThrow();
});

test('an accepted redirect source matches a request for its path', () => {
  expect(
    trying(
      property(PATH, (from) => {
        const source = parseSource(from);
        if (!('path' in source)) return true;
        // Encode the path as a browser would in a request.
        const { pathname } = new URL(ORIGIN + from.trim().replace(/^\/+/, '/'));
        return normalizePath(pathname) === source.path && !isReservedPath(source.path);
      }),
    ),
  ).not.toThrow();
});

const NODES = ['/a', '/b', '/c', '/d', '/e'];
const NODE = constantFrom(...NODES);
const GRAPH = uniqueArray(record({ from: NODE, to: NODE }), { selector: ({ from }) => from });

test('redirects never form a loop, and valid ones lead directly to their target', async () => {
  const holds = asyncProperty(GRAPH, subarray(NODES), async (graph, pages) => {
    const stored = graph.map((redirect) => ({ ...redirect, id: redirect.from, permanent: true }));
    const redirects = indexRedirects(stored, [ORIGIN]);
    const isPage = (path: string): boolean => pages.includes(path);
    const follow = async (path: string): Promise<string | undefined> =>
      isPage(path)
        ? undefined
        : (await followRedirect(redirects, path, (each) => Promise.resolve(isPage(each))))?.to;
    const faulty = new Set(redirectProblems(stored, { hasPage: isPage }).map(({ id }) => id));
    for (const { from, to } of graph) {
      const found = await follow(from);
      if (found !== undefined && (await follow(found)) !== undefined) return false;
      if (!faulty.has(from) && found !== to) return false;
    }
    return true;
  });
  await expect(assert(holds, { numRuns: 1_000 })).resolves.toBeUndefined();
});

test.each([
  ['/a', '?x=1', '/a?x=1'],
  ['/a', '', '/a'],
  ['/a?x=1', '?x=2', '/a?x=1'],
  ['/a?x=1#b', '?y=a+b', '/a?x=1&y=a+b#b'],
  ['/a#b?c', '?x=1', '/a?x=1#b?c'],
  ['https://shop.example/a', '?x=1', 'https://shop.example/a'],
])("the target %s with the visitor's query %s becomes %s", (href, search, expected) => {
  expect(withVisitorQuery(href, search)).toBe(expected);
});
