import type { BrowserContext, Page, Request } from '@playwright/test';
import { waitForHydration } from './settle';

/**
 * Paths that a page needs to be displayed and to work: itself, scripts, styles, pictures, likes, the session, and the
 * timing token of forms. All other requests count as external.
 */
const NEEDED_PATHS =
  /^\/(en-us|_next\/static|_page-data|images|icon|apple-icon|favicon|api\/(recommendations|session|forms\/timing-token)$)/;

/** Records all requests of a browser context, including beacons and other tabs. */
export class Requests {
  readonly #all: Request[] = [];
  readonly #origin: string;

  constructor(context: BrowserContext, origin: string) {
    this.#origin = origin;
    context.on('request', (request) => this.#all.push(request));
  }

  /** Returns the URLs of requests that the page does not need. */
  listExternalRequests(): string[] {
    return this.#all
      .map((request) => new URL(request.url()))
      .filter(({ origin, pathname }) => origin !== this.#origin || !NEEDED_PATHS.test(pathname))
      .map(({ href }) => href);
  }

  to(path: string): number {
    return this.#all.filter((request) => new URL(request.url()).pathname === path).length;
  }

  count(): number {
    return this.#all.length;
  }
}

/** Upper bound for a machine that is always busy, in milliseconds. */
const MAX_WAIT = { timeout: 10_000 };

/** Waits until a page is hydrated and its idle callbacks have run. Idle callbacks run in order. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await waitForHydration(page);
  await page.evaluate(
    (wait) =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestIdleCallback(() => resolve(), wait), wait),
      ),
    MAX_WAIT,
  );
}

/** Returns the data layer, with commands as arrays. */
export function dataLayer(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    return Array.isArray(layer)
      ? layer.map((entry: unknown) =>
          Object.prototype.toString.call(entry) === '[object Arguments]' ? Object.values(entry ?? {}) : entry,
        )
      : [];
  });
}

/**
 * Returns the names of cookies that scripts set. The site's own cookies are set by the server and hidden from
 * scripts.
 */
export async function scriptCookies(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).filter(({ httpOnly }) => !httpOnly).map(({ name }) => name);
}

export async function mockTagManager(
  context: BrowserContext,
  script = 'window.google_tag_manager = { "GTM-TEST01": {} };',
): Promise<void> {
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

export const choiceCookie = (url: string, categories: string[]) => ({
  name: 'privacy_choice',
  value: encodeURIComponent(JSON.stringify({ categories })),
  url,
});

/** Consent mode settings with the same value for everything that a visitor can refuse. */
export const consentDefaults = (word: 'granted' | 'denied') => ({
  ad_storage: word,
  ad_user_data: word,
  ad_personalization: word,
  analytics_storage: word,
  functionality_storage: 'granted',
  personalization_storage: word,
  security_storage: 'granted',
});
