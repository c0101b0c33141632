import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { describeTarget, linksWithin } from './page-links';
import { isPromised, MAIN_PAGES } from './promises';

const SITE = `http://localhost:${process.env.PORT}`;

/** Links whose text names an action instead of the target. Each was checked by hand. */
const REVIEWED: readonly [text: RegExp, path: RegExp][] = [
  [/^United States/, /^\/en-us$/],
  [/^Who we are$/, /\/about-us$/],
  [/^Restroom$/, /\/bathroom$/],
  [/^Disinfectants and sanitizers$/, /\/epa-registered-cleaning-products$/],
  [/^See how it works$/, /\/brands\/dilute-2-go$/],
  [/^Find a distributor(: .+)?$/, /\/buy-cleaning-products$/],
  [/^(Highest Rating|Lowest Rating|Most Helpful|Newest|Oldest)$|^(Page \d+|Next page)$/, /\/reviews$/],
  [/^Search$/, /\/safety-data-sheets$/],
];

test('every link and search on the main page types opens what its text promises', async () => {
  test.setTimeout(300_000);
  const problems: string[] = [];
  const used = new Set<(typeof REVIEWED)[number]>();
  const rows = new Map<string, string>();
  const documents = new Map<string, { status: number; html: string; path: string }>();
  const read = async (address: string) => {
    const cached = documents.get(address);
    if (cached) return cached;
    const response = await fetch(SITE + address);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    const html = isPage ? await response.text() : '';
    if (!isPage) await response.body?.cancel();
    const found = { status: response.status, html, path: new URL(response.url).pathname };
    documents.set(address, found);
    return found;
  };
  for (const from of MAIN_PAGES) {
    for (const { text, href } of linksWithin((await read(from)).html, ['header', 'nav', 'main', 'footer'])) {
      const url = new URL(href, SITE + from);
      if (text === '') problems.push(`${from}: a link to ${href} says nothing`);
      const key = `${text} | ${url.origin === SITE ? url.pathname + url.search + url.hash : href}`;
      if (rows.has(key)) continue;
      if (url.origin !== SITE) {
        // Skip telephone numbers, email addresses and other sites, whose content we do not control.
        rows.set(key, url.protocol.startsWith('http') ? 'another site' : url.protocol);
        continue;
      }
      const { status, html, path } = await read(url.pathname + url.search);
      if (status !== 200) problems.push(`${from}: “${text}” leads to ${href}, which answers ${status}`);
      const target = html ? describeTarget(html, decodeURIComponent(url.hash.slice(1))) : null;
      rows.set(key, target ? target.heading : 'a file');
      // The query and the fragment also describe the target.
      if (!target || isPromised(text, `${target.words} ${decodeURIComponent(url.search + url.hash)}`))
        continue;
      const reviewed = REVIEWED.find(([words, end]) => words.test(text) && end.test(path));
      if (reviewed) used.add(reviewed);
      else problems.push(`${from}: “${text}” leads to ${path}${url.hash}, “${target.heading}”`);
    }
  }
  writeFileSync(
    test.info().outputPath('links.md'),
    [
      '| text | leads to | which is |',
      '| --- | --- | --- |',
      ...[...rows].map(([key, end]) => `| ${key} | ${end} |`).sort(),
    ].join('\n'),
  );
  for (const [words] of REVIEWED.filter((row) => !used.has(row)))
    problems.push(`No link is called ${words.source} any more`);
  expect(rows.size).toBeGreaterThan(200);
  expect(problems).toEqual([]);
});
