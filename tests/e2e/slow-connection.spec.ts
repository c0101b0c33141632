import { once } from 'node:events';
import { createServer, request as forward, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { PAGES } from './pages';
import { MAX_LAYOUT_SHIFT, observeLayoutShift } from './layout-shift';
import { portOf } from './site-process';

/** Pause between two parts of a page. A browser displays a part in less time. */
const PAUSE_MS = 40;
const MAX_PARTS = 40;

const NEWSLETTER = '#form-newsletter';

function partsOf(html: string): string[] {
  const parts = html.split(/(?=<(?:li|article|h2|p|tr|label|details)\b)/);
  const each = Math.ceil(parts.length / MAX_PARTS);
  return Array.from({ length: Math.ceil(parts.length / each) }, (_, index) =>
    parts.slice(index * each, (index + 1) * each).join(''),
  );
}

/** Starts a proxy that sends the site's pages part by part. Other responses are not slowed down. */
async function slowSite(site: URL): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const { hostname, port, host } = site;
    const options = { host: hostname, port, path: url, method, headers: { ...headers, host } };
    const passed = forward(options, async (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      if (!answer.headers['content-type']?.includes('text/html')) return void answer.pipe(outgoing);
      let html = '';
      for await (const chunk of answer.setEncoding('utf8')) html += String(chunk);
      for (const part of partsOf(html)) {
        outgoing.write(part);
        await wait(PAUSE_MS);
      }
      outgoing.end();
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

let slow: Server;

test.beforeAll(async () => {
  slow = await slowSite(new URL(process.env.SITE_URL ?? ''));
});

test.afterAll(() => {
  slow.closeAllConnections();
  slow.close();
});

// Pages with each kind of grid and of page top, with a table, and with a form of several columns.
for (const name of [
  'brand page',
  'product',
  'listing by topic',
  'product list narrowed',
  'testimonials',
  'all brands',
  'sheets',
  'safety data sheets',
] as const) {
  test(`${name}: no layout shift while the page arrives in parts`, { tag: '@tablet' }, async ({ page }) => {
    const shift = await observeLayoutShift(page);
    // The proxy can split only uncompressed pages.
    await page.setExtraHTTPHeaders({ 'accept-encoding': 'identity' });
    await page.goto(`http://localhost:${portOf(slow)}${PAGES[name]}`, { waitUntil: 'load' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await shift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  });
}

test('the newsletter form does not move while it arrives in parts', async ({ page }) => {
  const html = await (await page.request.get(PAGES['not found'])).text();
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/empty');
  // Write everything above the form first, so that its style sheets are loaded.
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
  for (const earlier of places) expect(last.slice(0, earlier.length)).toEqual(earlier);
});
