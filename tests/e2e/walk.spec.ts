import { expect, test, type APIRequestContext } from '@playwright/test';
import { CAROUSEL_TYPES, PAGE_CLASSES, SAMPLE_PAGES } from '../sample-pages';
import { addresses } from './addresses';
import { factsOf, type PageFacts } from './document';

const AT_ONCE = 4;
const SITE = `http://localhost:${process.env.PORT}`;
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}

/** What is wrong with the trail that stands at the top or foot of a page. */
function trailProblems(path: string, { trails }: PageFacts): string[] {
  // The first page has nothing above it.
  if (trails.length === 0) return path === '/en-us' ? [] : ['has no breadcrumbs'];
  return trails.flatMap((trail) => {
    const last = trail.at(-1);
    return [
      ...(trail.length < 2 ? [`has a trail of ${trail.length}`] : []),
      ...(last?.href !== undefined || last?.current !== true ? ['has an active last breadcrumb'] : []),
      ...(trail.slice(0, -1).some(({ href }) => href === undefined)
        ? ['has a breadcrumb above it that leads nowhere']
        : []),
      ...(trail.some(({ title }) => title === '') ? ['has an empty breadcrumb'] : []),
    ];
  });
}

/** Structured data that does not say what it is, or that a parser refuses. */
function dataProblems(path: string, { data }: PageFacts): string[] {
  const types: unknown[] = [];
  const problems = data.flatMap((text) => {
    try {
      const value: unknown = JSON.parse(text);
      const of = (name: string): unknown =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
      types.push(of('@type'));
      return of('@context') === 'https://schema.org' && typeof of('@type') === 'string'
        ? []
        : [`has structured data without a type: ${text.slice(0, 80)}`];
    } catch {
      return [`has structured data that is not JSON: ${text.slice(0, 80)}`];
    }
  });
  const wanted = path === '/en-us' ? 'Organization' : 'BreadcrumbList';
  return types.includes(wanted) ? problems : [...problems, `has no ${wanted} in its structured data`];
}

function pageProblems(path: string, facts: PageFacts): string[] {
  const ids = facts.ids.filter((id, index) => facts.ids.indexOf(id) !== index);
  return [
    ...(facts.title === '' ? ['has no title'] : []),
    ...(facts.language === 'en-US' ? [] : ['does not say its language']),
    ...(facts.headings.length === 1 && facts.headings[0] !== ''
      ? []
      : [`has ${facts.headings.length} h1: ${facts.headings.join(' | ')}`]),
    ...(facts.canonical.length === 1 && facts.canonical[0]?.startsWith(`${SITE}/en-us`)
      ? []
      : [`has the canonical ${facts.canonical.join(', ')}`]),
    // What search engines do not list needs no words for their list.
    ...(facts.description || facts.robots.includes('noindex') ? [] : ['has no description']),
    ...(ids.length > 0 ? [`has ids twice: ${[...new Set(ids)].join(', ')}`] : []),
    ...facts.pictures
      .filter(({ alt }) => alt === undefined)
      .map(({ src }) => `has a picture without alt: ${src}`),
    ...trailProblems(path, facts),
    ...dataProblems(path, facts),
  ];
}

/** The pages, read once for all tests of this file. */
async function read(
  request: APIRequestContext,
): Promise<{ pages: Map<string, PageFacts>; problems: string[] }> {
  const pages = new Map<string, PageFacts>();
  const problems: string[] = [];
  await each(addresses(), async (path) => {
    const response = await request.get(path, { maxRedirects: 0 });
    // The page of a member leads everybody else to signing in.
    const wanted = path === '/en-us/account' ? 307 : 200;
    if (response.status() !== wanted) problems.push(`${path} answers ${response.status()}`);
    else if (wanted !== 200) return;
    else pages.set(path, factsOf(await response.text()));
  });
  return { pages, problems };
}

test('every page of the site: found, titled, with its place, its data, and no link or picture that is broken', async ({
  request,
}) => {
  test.setTimeout(600_000);
  const started = Date.now();
  const { pages, problems } = await read(request);
  expect(pages.size).toBeGreaterThanOrEqual(250);
  for (const [path, facts] of pages)
    problems.push(...pageProblems(path, facts).map((problem) => `${path} ${problem}`));
  for (const slug of SAMPLE_PAGES)
    if (!pages.has(slug === 'home' ? '/en-us' : `/en-us/${slug}`)) problems.push(`${slug} is not walked`);

  // Links and pictures, each asked for once, with one of the pages that show it.
  const links = new Map<string, [link: string, from: string]>();
  const files = new Map<string, string>();
  for (const [path, facts] of pages) {
    for (const href of facts.links) {
      const url = new URL(href, `${SITE}${path}`);
      if (url.origin !== SITE) continue;
      if (url.pathname.startsWith('/images/')) files.set(url.pathname, path);
      // Of the questions that a page may be asked, one stands for all.
      else
        links.set(`${url.pathname}${url.search ? '?' : ''}${url.hash}`, [
          url.pathname + url.search + url.hash,
          path,
        ]);
    }
    for (const { src } of facts.pictures) {
      const url = new URL(src, `${SITE}${path}`);
      // The picture itself; its sizes are tested with the picture service.
      if (url.origin === SITE) files.set(url.pathname, path);
    }
  }
  const targets = new Map<string, PageFacts>(pages);
  await each([...links.values()], async ([link, from]) => {
    const url = new URL(link, SITE);
    const address = url.pathname + url.search;
    let target = targets.get(address);
    if (!target) {
      const response = await request.get(address, { maxRedirects: 0 });
      if (response.status() !== 200) {
        problems.push(`${from} links to ${address}, which answers ${response.status()}`);
        return;
      }
      target = factsOf(await response.text());
      targets.set(address, target);
    }
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (anchor !== '' && !target.ids.includes(anchor))
      problems.push(`${from} links to ${link}, where nothing is called ${anchor}`);
  });
  await each([...files], async ([file, from]) => {
    const response = await request.head(file);
    const type = response.headers()['content-type'] ?? '';
    const wanted = file.endsWith('.pdf') ? 'application/pdf' : file.endsWith('.mp4') ? 'video/mp4' : 'image/';
    if (response.status() !== 200 || !type.startsWith(wanted))
      problems.push(`${from} shows ${file}, which answers ${response.status()} ${type}`);
  });
  console.log(
    `walk: ${pages.size} pages, ${links.size} links, ${files.size} files in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  expect(problems).toEqual([]);
});

test('sample pages have their body classes and carousels', async ({ request }) => {
  for (const [slug, name] of Object.values(PAGE_CLASSES)) {
    const { classes } = factsOf(await (await request.get(`/en-us/${slug}`)).text());
    expect([...classes], slug).toContain(name);
  }
  for (const [type, slug] of Object.entries(CAROUSEL_TYPES)) {
    const { carousels } = factsOf(
      await (await request.get(slug === 'home' ? '/en-us' : `/en-us/${slug}`)).text(),
    );
    expect(carousels, slug).toContain(type);
  }
});
