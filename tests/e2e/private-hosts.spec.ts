import { hostname } from 'node:os';
import { expect, test } from '@playwright/test';
import { waitForHydration } from './settle';
import { startSite, type SiteProcess } from './site-process';

let site: SiteProcess;
test.beforeAll(async () => {
  // Run the site without a public address, as `npm start` does.
  site = await startSite({ SITE_URL: '' });
});
test.afterAll(() => site.stop());

for (const host of ['127.0.0.1', '[::1]', hostname(), 'my-machine.localhost'])
  test(`a form with scripts works at http://${host}`, async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
    });
    const url = site.url.replace('localhost', host);
    await page.goto(`${url}/en-us/about-us`);
    const form = page.locator('#form-newsletter');
    await waitForHydration(page, '#form-newsletter form');
    await form.locator('[name=email]').fill('ada@example.com');
    await form.locator('[name=emailConsent]').check();
    // The server returns a form that was submitted within two seconds, and the form's script submits it
    // again.
    await form.locator('button[type=submit]').click();
    await expect(form.getByText('Thank you')).toBeVisible();
    expect(page.url()).toBe(`${url}/en-us/about-us`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/en-us/about-us`);
    // The services put the address of the site under test into the URLs of pictures.
    expect(violations.filter((text) => !text.includes('/images/'))).toEqual([]);
  });

test('refuses a host that is not private, and mentions the setting to change', async ({ request }) => {
  const answer = await request.get(`${site.url}/en-us`, { headers: { host: 'rebound.example' } });
  expect(answer.status()).toBe(421);
  expect(await answer.text()).toContain('set SITE_URL');
});
