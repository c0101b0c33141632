/** Reads every page of a site, and requests each of its links and files. */
import { CAROUSEL_TYPES, PAGE_CLASSES, SAMPLE_PAGES } from '../sample-pages';
import { addresses } from './addresses';
import { markupProblems, metadataProblems } from './markup';
import { parsePageFacts, type PageFacts } from './page-facts';
import { parseStructuredData } from './structured-data';

const CONCURRENCY = 4;
const request = (site: string, path: string, method = 'GET'): Promise<Response> =>
  fetch(new URL(path, site), { method, redirect: 'manual' });

async function forEachConcurrently<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}

function trailProblems(path: string, { trails }: PageFacts): string[] {
  if (trails.length === 0) return ['has no breadcrumbs'];
  const minimum = path === '/en-us' ? 1 : 2;
  return trails.flatMap((trail) => {
    const last = trail.at(-1);
    return [
      ...(trail.length < minimum ? [`has a trail of ${trail.length}`] : []),
      ...(last?.href !== undefined || last?.current !== true ? ['has an active last breadcrumb'] : []),
      ...(trail.slice(0, -1).some(({ href }) => href === undefined)
        ? ['has a breadcrumb above it that leads nowhere']
        : []),
      ...(trail.some(({ title }) => title === '') ? ['has an empty breadcrumb'] : []),
    ];
  });
}

function dataProblems(path: string, { data }: PageFacts): string[] {
  const expected = path === '/en-us' ? 'Organization' : 'BreadcrumbList';
  try {
    const types = data.flatMap((text) => parseStructuredData(text).map((thing) => thing['@type']));
    return types.includes(expected) ? [] : [`has no ${expected} in its structured data`];
  } catch (error) {
    return [`has structured data that is not JSON, or without a type: ${String(error).slice(0, 80)}`];
  }
}

function pageProblems(site: string, path: string, facts: PageFacts): string[] {
  const ids = facts.ids.filter((id, index) => facts.ids.indexOf(id) !== index);
  return [
    ...(facts.complete ? [] : ['has no h1 in its main content, or no end of its footer']),
    ...(facts.streamed ? ['has parts that wait for a script'] : []),
    ...(facts.title === '' ? ['has no title'] : []),
    ...(facts.language === 'en-US' ? [] : ['does not say its language']),
    ...(facts.headings.length === 1 && facts.headings[0] !== ''
      ? []
      : [`has ${facts.headings.length} h1: ${facts.headings.join(' | ')}`]),
    ...(facts.canonical.length === 1 && facts.canonical[0]?.startsWith(`${site}/en-us`)
      ? []
      : [`has the canonical ${facts.canonical.join(', ')}`]),
    ...(facts.description || facts.robots.includes('noindex') ? [] : ['has no description']),
    ...(ids.length > 0 ? [`has ids twice: ${[...new Set(ids)].join(', ')}`] : []),
    ...facts.pictures
      .filter(({ alt }) => alt === undefined)
      .map(({ src }) => `has a picture without alt: ${src}`),
    ...trailProblems(path, facts),
    ...dataProblems(path, facts),
  ];
}

/** Returns page classes and carousel types that are missing on their sample pages. */
function sampleProblems(pages: ReadonlyMap<string, PageFacts>): string[] {
  const pageOf = (slug: string) => pages.get(slug === 'home' ? '/en-us' : `/en-us/${slug}`);
  return [
    ...Object.values(PAGE_CLASSES)
      .filter(([slug, name]) => !pageOf(slug)?.classes.has(name))
      .map(([slug, name]) => `${slug} has no class ${name}`),
    ...Object.entries(CAROUSEL_TYPES)
      .filter(([type, slug]) => !pageOf(slug)?.carousels.includes(type))
      .map(([type, slug]) => `${slug} has no carousel ${type}`),
  ];
}

async function readSitemap(site: string): Promise<string[]> {
  const xml = await (await request(site, '/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => new URL(location ?? '').pathname);
}

/**
 * Reads every page once. The product finder's pages are listed only in the sitemap, and only their status is
 * checked.
 */
async function readPages(site: string): Promise<{ pages: Map<string, PageFacts>; problems: string[] }> {
  const pages = new Map<string, PageFacts>();
  const problems: string[] = [];
  const content = new Set(addresses());
  const paths = [...new Set([...content, ...(await readSitemap(site))])];
  await forEachConcurrently(paths, async (path) => {
    const response = await request(site, path);
    // The account page redirects visitors who are not signed in.
    const expected = path === '/en-us/account' ? 307 : 200;
    if (response.status !== expected) problems.push(`${path} answers ${response.status}`);
    else if (expected === 200 && content.has(path)) {
      const html = await response.text();
      pages.set(path, parsePageFacts(html));
      const wrong = [...markupProblems(html), ...metadataProblems(html)];
      problems.push(...wrong.map((problem) => `${path} ${problem}`));
    }
  });
  return { pages, problems };
}

export interface CrawlResult {
  pages: number;
  links: number;
  files: number;
  problems: string[];
}

export async function crawlSite(site: string): Promise<CrawlResult> {
  const { pages, problems } = await readPages(site);
  for (const [path, facts] of pages)
    problems.push(...pageProblems(site, path, facts).map((problem) => `${path} ${problem}`));
  for (const slug of SAMPLE_PAGES)
    if (!pages.has(slug === 'home' ? '/en-us' : `/en-us/${slug}`)) problems.push(`${slug} is not walked`);
  problems.push(...sampleProblems(pages));

  // Request each link and file once, and report it with one of the pages that contain it.
  const links = new Map<string, [link: string, from: string]>();
  const files = new Map<string, string>();
  for (const [path, facts] of pages) {
    for (const href of facts.links) {
      const url = new URL(href, `${site}${path}`);
      if (url.origin !== site) continue;
      if (url.pathname.startsWith('/images/')) continue;
      // Query parameters change what a page lists, so one variant stands for all.
      links.set(`${url.pathname}${url.search ? '?' : ''}${url.hash}`, [
        url.pathname + url.search + url.hash,
        path,
      ]);
    }
    // Request only the original files. Other sizes are tested with the image service.
    for (const file of facts.files) {
      const url = new URL(file, site);
      if (url.origin === site) files.set(url.pathname, path);
    }
  }
  const targets = new Map<string, PageFacts>(pages);
  await forEachConcurrently([...links.values()], async ([link, from]) => {
    const url = new URL(link, site);
    const address = url.pathname + url.search;
    let target = targets.get(address);
    if (!target) {
      const response = await request(site, address);
      if (response.status !== 200) {
        problems.push(`${from} links to ${address}, which answers ${response.status}`);
        return;
      }
      target = parsePageFacts(await response.text());
      targets.set(address, target);
    }
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (anchor !== '' && !target.ids.includes(anchor))
      problems.push(`${from} links to ${link}, where nothing is called ${anchor}`);
  });
  await forEachConcurrently([...files], async ([file, from]) => {
    const response = await request(site, file, 'HEAD');
    const type = response.headers.get('content-type') ?? '';
    const extension = /\.\w+$/.exec(file)?.[0].toLowerCase();
    const expected = extension === '.pdf' ? 'application/pdf' : extension === '.mp4' ? 'video/mp4' : 'image/';
    if (response.status !== 200 || !type.startsWith(expected))
      problems.push(`${from} shows ${file}, which answers ${response.status} ${type}`);
  });
  return { pages: pages.size, links: links.size, files: files.size, problems };
}
