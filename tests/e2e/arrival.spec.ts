import { expect, test } from '@playwright/test';
import { PAGES } from './pages';

const NEWSLETTER = '#form-newsletter';

test('what has arrived of the newsletter form stays where it is', async ({ page }) => {
  const html = await (await page.request.get(PAGES['not found'])).text();
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/empty');
  // All that is above it first: the style sheets must be there.
  const start = html.indexOf(`id="${NEWSLETTER.slice(1)}"`);
  const head = html.slice(0, html.lastIndexOf('<', start));
  await page.evaluate((text) => {
    document.open();
    document.write(text);
  }, head);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
  );
  const places: string[][] = [];
  // Each part on its own, as on a slow connection.
  for (const piece of html.slice(head.length).split(/(?<=<\/(?:h2|p|form)>)/)) {
    places.push(
      await page.evaluate(
        ([text = '', selector = '']) => {
          document.write(text);
          return [...document.querySelectorAll(`${selector} > *`)].map((element) => {
            const { x, y } = element.getBoundingClientRect();
            return `${element.nodeName} ${x} ${y}`;
          });
        },
        [piece, NEWSLETTER],
      ),
    );
  }
  const last = places.at(-1) ?? [];
  expect(last).toHaveLength(3);
  for (const there of places) expect(last.slice(0, there.length)).toEqual(there);
});
