import { expect, test } from '@playwright/test';
import { crawlSite } from './crawl';

test('every page is complete and valid, with metadata, breadcrumbs, and no broken link or picture @short', async () => {
  test.setTimeout(600_000);
  const started = Date.now();
  const { pages, links, files, problems } = await crawlSite(`http://localhost:${process.env.PORT}`);
  expect(pages).toBeGreaterThanOrEqual(250);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`crawl: ${pages} pages, ${links} links, ${files} files in ${seconds} s`);
  expect(problems).toEqual([]);
});
