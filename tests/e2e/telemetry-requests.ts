import type { BrowserContext, Page, Request } from '@playwright/test';
import { waitForHydration } from './settle';

/**
 * What a page needs to be seen and to work: itself, its scripts and styles, its pictures, likes of its article and
 * the guard of its form. Everything else "leaves".
 */
const PAGE_ITSELF =
  /^\/(en-us|_next\/static|_page-data|images|icon|apple-icon|favicon|api\/(recommendations|session|forms\/timing-token)$)/;

/** Records every request of a browser context, beacons and other tabs included. */
export class Requests {
  readonly #all: Request[] = [];
  readonly #origin: string;

  constructor(context: BrowserContext, origin: string) {
    this.#origin = origin;
    context.on('request', (request) => this.#all.push(request));
  }

  /** Addresses of what is not the page itself. */
  left(): string[] {
    return this.#all
      .map((request) => new URL(request.url()))
      .filter(({ origin, pathname }) => origin !== this.#origin || !PAGE_ITSELF.test(pathname))
      .map(({ href }) => href);
  }

  to(path: string): number {
    return this.#all.filter((request) => new URL(request.url()).pathname === path).length;
  }

  count(): number {
    return this.#all.length;
  }
}

/** A machine that is always busy is waited for no longer. */
const MAX_WAIT = { timeout: 10_000 };

/** The page's script runs, and what waits for it to be idle had its turn: idle callbacks run in their order. */
export async function idle(page: Page): Promise<void> {
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

/** The data layer, commands as arrays. */
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

/** The names of cookies that scripts set; the site's own functions set theirs on the server, out of scripts' sight. */
export async function scriptCookies(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).filter(({ httpOnly }) => !httpOnly).map(({ name }) => name);
}

/** Answers for the tag manager's host. */
export async function tagManager(
  context: BrowserContext,
  script = 'window.google_tag_manager = { "GTM-TEST01": {} };',
): Promise<void> {
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

/** The choice that the preferences keep. */
export const choiceCookie = (url: string, categories: string[]) => ({
  name: 'privacy_choice',
  value: encodeURIComponent(JSON.stringify({ categories })),
  url,
});

/** The words of consent mode where all that a visitor can refuse has one answer. */
export const grants = (word: 'granted' | 'denied') => ({
  ad_storage: word,
  ad_user_data: word,
  ad_personalization: word,
  analytics_storage: word,
  functionality_storage: 'granted',
  personalization_storage: word,
  security_storage: 'granted',
});
