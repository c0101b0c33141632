import { expect, test } from '@playwright/test';
import { waitForHydration } from './settle';
import { AT_SMALL_TOO } from './widths';

const PAGES = {
  product: '/en-us/brands/dawn/power-dissolver',
  article: '/en-us/articles/contact-time-explained',
  comparison: '/en-us/compare-products?products=dawn/heavy-duty-degreaser,comet/toilet-bowl-cleaner',
};

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: sharing copies the URL if the device has no share sheet`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(path);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
}

test(
  'the share sheet of a touch device receives the title and URL',
  AT_SMALL_TOO,
  async ({ page }, { project }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: unknown) => {
          Object.assign(window, { shared: data });
          return Promise.resolve();
        },
      });
    });
    await page.goto(PAGES.product);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const shared: unknown = await page.evaluate(() => Reflect.get(window, 'shared'));
    // With a mouse, the address is copied, as is usual on desktops.
    if (project.name === 'large') expect(shared).toBeUndefined();
    else expect(shared).toMatchObject({ title: 'Power Dissolver', url: page.url() });
  },
);

test('tells the visitor what to do if the browser refuses to copy', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await page.goto(PAGES.product);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Please copy the link from the address bar.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hides the share button', async ({ page }) => {
    await page.goto(PAGES.product);
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden();
  });
});
