/** Records what a browser requests and receives for a page: with an empty cache, and after a click on a link. */
import type { Browser, Page, Request } from 'playwright';
import { scrollThrough, waitForHydration } from '../../../../tests/e2e/settle.ts';
import { startChromium } from '../chromium.ts';
import type { Sent } from './send.ts';

const WALKS: readonly [from: string, link: string][] = [
  ['/en-us', '/en-us/brands/dawn'],
  ['/en-us/brands/dawn', '/en-us/brands/dawn/power-dissolver'],
  ['/en-us/media-hub/articles', '/en-us/articles/contact-time-explained'],
];
/** Telemetry starts five seconds after load, and is sent some seconds later. */
const SIGNALS_MS = 9_000;
/** Headers that are not replayed. Node adds its own. */
const LEFT_OUT =
  /^(:|host$|connection$|content-length$|x-forwarded-for$|upgrade-insecure-requests$|if-none-match$)/;

export interface View {
  bytes: {
    document: number;
    data: number;
    style: number;
    script: number;
    font: number;
    image: number;
    other: number;
  };
  /** Requests other than the page itself and telemetry. */
  files: Sent[];
  /** Telemetry that the browser sent to the site. */
  signals: Sent[];
}
type Kind = keyof View['bytes'];

const NO_BYTES: View['bytes'] = { document: 0, data: 0, style: 0, script: 0, font: 0, image: 0, other: 0 };
const KINDS: Record<string, Kind> = {
  document: 'document',
  stylesheet: 'style',
  script: 'script',
  font: 'font',
  image: 'image',
};

const kindOf = (request: Request): Kind =>
  request.headers().rsc === '1' ? 'data' : (KINDS[request.resourceType()] ?? 'other');

/** Summarizes the requests that a page made for a view. */
async function readView(requests: readonly Request[], site: string): Promise<View> {
  const view: View = { bytes: { ...NO_BYTES }, files: [], signals: [] };
  for (const request of requests) {
    if (!request.url().startsWith(site)) continue;
    // Telemetry that is sent while the browser leaves the page has no response.
    const response = await request.response().catch(() => null);
    if (!response || response.fromServiceWorker()) continue;
    const sizes = await request.sizes().catch(() => undefined);
    const kind = kindOf(request);
    view.bytes[kind] += (sizes?.responseBodySize ?? 0) + (sizes?.responseHeadersSize ?? 0);
    const headers = Object.fromEntries(
      Object.entries(await request.allHeaders()).filter(([name]) => !LEFT_OUT.test(name)),
    );
    const sent = { path: request.url().slice(site.length), headers };
    if (request.method() === 'POST')
      view.signals.push({ ...sent, method: 'POST', body: request.postData() ?? '' });
    else if (kind !== 'document' && kind !== 'data') view.files.push(sent);
  }
  return view;
}

/** Scrolls through the page like a visitor, and waits until the browser has sent its telemetry. */
async function read(page: Page): Promise<void> {
  await scrollThrough(page);
  await waitForHydration(page);
  await page.waitForTimeout(SIGNALS_MS);
}

async function walk(browser: Browser, site: string, from: string, link: string): Promise<[View, View]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    let requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(site + from);
    await read(page);
    const first = await readView(requests, site);
    requests = [];
    await page.locator(`main a[href="${link}"]:visible`).first().click();
    await page.waitForURL(`**${link}`);
    await read(page);
    return [first, await readView(requests, site)];
  } finally {
    await context.close();
  }
}

export interface Views {
  first: View[];
  next: View[];
}

/** Visits pages of several types with an empty cache, and follows a link on each. */
export async function browserViews(site: string): Promise<Views> {
  const browser = await startChromium();
  try {
    const views: Views = { first: [], next: [] };
    for (const [from, link] of WALKS) {
      const [first, next] = await walk(browser, site, from, link);
      views.first.push(first);
      views.next.push(next);
    }
    return views;
  } finally {
    await browser.close();
  }
}

/** Returns the mean bytes of several views, by kind. */
export function meanBytes(views: readonly View[]): View['bytes'] {
  const mean = { ...NO_BYTES };
  for (const { bytes } of views)
    for (const kind of ['document', 'data', 'style', 'script', 'font', 'image', 'other'] as const)
      mean[kind] += bytes[kind] / views.length;
  return mean;
}
