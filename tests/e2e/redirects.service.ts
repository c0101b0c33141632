import { expect, test, type APIRequestContext } from '@playwright/test';
import { isReservedPath, normalizePath } from '@cleanpro/content-values/redirects/normalize-path';
import {
  ORIGIN,
  PAGES,
  REDIRECT_SHAPES,
  type RedirectShape,
} from '@cleanpro/content-values/fixtures/redirect-shapes';
import { HEADERS, MANAGEMENT, publish } from './management';

const PAGE_PATHS: ReadonlySet<string | null> = new Set(
  PAGES.flatMap((slug) => (slug === 'home' ? ['/', '/en-us', '/en-us/home'] : `/en-us/${slug}`)),
);

/**
 * Moves a path into a separate folder, so that the redirects of all shapes can be published together. Pages and files
 * keep their paths.
 */
function inFolder(path: string, folder: string): string {
  const [bare = ''] = path.split(/[?#]/);
  if (!/^\/(?!\/)/.test(path) || isReservedPath(bare) || PAGE_PATHS.has(normalizePath(bare))) return path;
  return path.replace(/^\/(en-us\/)?/i, (root) => `${root}${folder}/`);
}

/** Whether the content service accepts the redirect. */
const isStored = ({ from, to }: RedirectShape): boolean =>
  /^\/[^\s?#]*$/.test(from) && from.length < 250 && /^(?:\/|https:\/\/)\S*$/.test(to);

async function create(request: APIRequestContext, id: string, fields: Record<string, unknown>) {
  const made = await request.put(`${MANAGEMENT}/entries/${id}`, {
    headers: { ...HEADERS, 'x-contentful-content-type': 'redirect' },
    data: {
      fields: Object.fromEntries(Object.entries(fields).map(([id_, value]) => [id_, { 'en-US': value }])),
    },
  });
  expect(made.ok(), JSON.stringify(fields)).toBe(true);
  await publish(request, id, {});
}

/** Returns the response after all redirects that only normalize the URL. */
async function answerOf(request: APIRequestContext, path: string): Promise<unknown> {
  let address = path;
  for (;;) {
    const response = await request.get(address, { maxRedirects: 0 });
    const { location } = response.headers();
    if (location === undefined) return response.status();
    if (response.status() !== 308 || location === '/en-us') return [response.status(), location];
    address = location;
  }
}

test('every kind of redirect returns the right response', async ({ request, baseURL }) => {
  test.setTimeout(240_000);
  // The content service stores only https URLs. The site compares only their hosts.
  const own = (baseURL ?? '').replace(/^http:/, 'https:');
  const shapes = REDIRECT_SHAPES.filter(isStored);
  const sources = new Set<string | undefined>();
  for (const [index, { from, to, permanent = true, others = [] }] of shapes.entries())
    for (const [number, pair] of [...others, [from, to] as const].entries()) {
      const [source, target] = pair.map((path) => inFolder(path, `shape-${index}`).replace(ORIGIN, own));
      // Two shapes have a page as their source, and the content service refuses a second redirect from the
      // same source.
      if (sources.has(source)) continue;
      sources.add(source);
      const target_ = target?.replace(`${own}/en-us/old`, `${own}/en-us/shape-${index}/old`);
      await create(request, `redirect-shape-${index}-${number}`, { from: source, to: target_, permanent });
    }
  const answers: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const [index, { name, request: path, answer }] of shapes.entries()) {
    answers[name] = await answerOf(request, inFolder(path, `shape-${index}`));
    expected[name] = answer === 308 ? [308, '/en-us'] : answer;
  }
  expect(answers).toEqual(expected);
});
