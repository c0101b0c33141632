import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { policyFindings } from '../policy-findings';
import { startTelemetrySite, type TelemetrySite } from './telemetry-site';
import { PAGES } from './pages';
import { waitForHydration } from './settle';
import { choiceCookie, waitForIdle, mockTagManager } from './telemetry-requests';

const REFUSED = ['necessary'];
const ALLOWED = ['necessary', 'analytics', 'advertising'];
const GPC = { 'Sec-GPC': '1' };
const ABOUT = /\/en-us\/about-us$/;

const choiceHeader = (categories: string[]): Record<string, string> => ({
  cookie: `privacy_choice=${choiceCookie('', categories).value}`,
});

interface Watched {
  /** Policy of the last document. */
  policy: () => string;
  documents: () => number;
  /** Console messages and errors, except the browser's warnings about preloads. */
  lines: string[];
}

/**
 * Records policies and console messages. Policy violations are logged, so a strict page that only tries to
 * load a tag is noticed.
 */
async function watch(context: BrowserContext, page: Page): Promise<Watched> {
  await mockTagManager(context);
  const policies: string[] = [];
  const lines: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document')
      policies.push(response.headers()['content-security-policy'] ?? '');
  });
  page.on('console', (message) => {
    if (!message.text().includes('was preloaded')) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(String(error)));
  return { policy: () => policies.at(-1) ?? '', documents: () => policies.length, lines };
}
/** Waits for the tag manager, even if a new document is loaded in the meantime. */
const tagManagerRuns = (page: Page) => page.waitForFunction(() => 'google_tag_manager' in window);
const hasTagManager = (page: Page) => page.evaluate(() => 'google_tag_manager' in window);
const followLink = async (page: Page): Promise<void> => {
  await page.locator('footer').getByRole('link', { name: 'About us' }).first().click();
  await expect(page).toHaveURL(ABOUT);
};

function expectStrict(policy: string): void {
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy).not.toContain('google');
}
function expectWidened(policy: string): void {
  expect(policy).toMatch(/script-src [^;]*'sha256-[^;]* https:\/\/www\.googletagmanager\.com/);
  expect(policy).not.toContain('trusted-types');
}

for (const mode of ['opt-out', 'opt-in'] as const) {
  const test = base.extend<object, { site: TelemetrySite }>({
    site: [
      // Playwright parses this pattern to find out that no other fixture is needed.
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const site = await startTelemetrySite({ CONSENT_MODE: mode });
        await use(site);
        site.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });

  test.describe(mode, () => {
    test('each kind of document has the policy for its visitor, without evaluator findings', async ({
      request,
      site,
    }) => {
      const visitors: [Record<string, string>, boolean][] = [
        [{}, mode === 'opt-out'],
        [choiceHeader(REFUSED), false],
        [choiceHeader(ALLOWED), true],
        [GPC, false],
        [{ ...choiceHeader(ALLOWED), ...GPC }, false],
      ];
      for (const [headers, isAllowed] of visitors) {
        const get = (path: string) => request.get(site.url + path, { headers });
        const responses = {
          cached: await get(PAGES.product),
          'per request': await get('/en-us/search?q=soap'),
          'guided assistant': await get('/en-us/recommender'),
          'not found': await get('/en-us/no-such-page'),
          'answer to a form': await request.post(`${site.url}/api/forms/contact`, {
            form: { firstName: 'Ann' },
            headers: { ...headers, origin: site.url, accept: 'text/html' },
          }),
        };
        for (const [what, response] of Object.entries(responses)) {
          const policy = response.headers()['content-security-policy'] ?? '';
          const { vary = '', 'server-timing': timing } = response.headers();
          expect([what, timing], JSON.stringify(headers)).toEqual([what, isAllowed ? 'tags' : undefined]);
          (isAllowed ? expectWidened : expectStrict)(policy);
          expect(policyFindings(policy.replaceAll('http://', 'https://')), what).toEqual([]);
          expect(vary, what).toContain('cookie, sec-gpc');
        }
      }
    });

    test('a visitor who refused tags gets a strict page without tags or log messages', async ({
      context,
      page,
      site,
    }) => {
      const { policy, lines } = await watch(context, page);
      await context.addCookies([choiceCookie(site.url, REFUSED)]);
      await page.goto(site.url + PAGES.product);
      await waitForIdle(page);
      expectStrict(policy());
      expect(await hasTagManager(page)).toBe(false);
      expect(lines).toEqual([]);
    });
  });

  if (mode === 'opt-in') {
    const allowAll = (page: Page) =>
      page
        .getByRole('dialog', { name: 'May we measure' })
        .getByRole('button', { name: 'Allow all' })
        .click({ timeout: 15_000 });

    test('consent reloads the page with the tag manager, so that the first page is measured', async ({
      context,
      page,
      site,
    }) => {
      const { policy, documents, lines } = await watch(context, page);
      await page.goto(`${site.url}${PAGES.home}?utm_source=mail`);
      await allowAll(page);
      await tagManagerRuns(page);
      expectWidened(policy());
      expect(page.url()).toContain('utm_source=mail');
      expect(documents()).toBe(2);
      await followLink(page);
      // The router shows the next page, because the document already has the right policy.
      expect(documents()).toBe(2);
      expect(lines).toEqual([]);
    });

    test('consent does not discard typed input, and the next link loads the tag manager', async ({
      context,
      page,
      site,
    }) => {
      const { policy, documents, lines } = await watch(context, page);
      await page.goto(`${site.url}/en-us/contact-us`);
      await waitForHydration(page);
      const field = page.locator('main input[type="text"], main input:not([type])').first();
      await field.fill('Ann');
      await allowAll(page);
      await expect(page.getByRole('dialog', { name: 'May we measure' })).toBeHidden();
      await waitForIdle(page);
      expect(documents()).toBe(1);
      await expect(field).toHaveValue('Ann');
      expect(await hasTagManager(page)).toBe(false);
      await followLink(page);
      await tagManagerRuns(page);
      expectWidened(policy());
      expect(lines).toEqual([]);
    });
  } else {
    const choose = async (page: Page, button: string): Promise<void> => {
      await page.getByRole('button', { name: 'Do Not Sell or Share' }).click();
      const dialog = page.getByRole('dialog', { name: 'Your privacy choices' });
      await dialog.getByRole('button', { name: button }).click();
      await expect(dialog).toBeHidden();
    };

    test('opting out makes the next page strict without tags; opting in again loads them', async ({
      context,
      page,
      site,
    }) => {
      const { policy, documents, lines } = await watch(context, page);
      await page.goto(site.url + PAGES.home);
      await tagManagerRuns(page);
      expectWidened(policy());
      await choose(page, 'Opt out of all');
      expect(documents()).toBe(1);
      await followLink(page);
      await expect.poll(documents).toBe(2);
      expectStrict(policy());
      await waitForIdle(page);
      expect(await hasTagManager(page)).toBe(false);

      await choose(page, 'Allow all');
      await tagManagerRuns(page);
      expectWidened(policy());
      expect(documents()).toBe(3);
      expect(lines).toEqual([]);
    });

    test('changing the choice twice on a page does not reload it', async ({ context, page, site }) => {
      const { documents } = await watch(context, page);
      await page.goto(site.url + PAGES.home);
      await tagManagerRuns(page);
      await choose(page, 'Opt out of all');
      await choose(page, 'Allow all');
      await followLink(page);
      expect(documents()).toBe(1);
      expect(await hasTagManager(page)).toBe(true);
    });
  }
}
