import { expect, test, type APIRequestContext } from '@playwright/test';
import { HEADERS, MANAGEMENT, webhookSent } from './management';

async function focus(request: APIRequestContext, asset: string, tag: string): Promise<void> {
  const address = `${MANAGEMENT}/assets/${asset}`;
  const { sys, fields } = await (await request.get(address, { headers: HEADERS })).json();
  const saved = await request.put(address, {
    headers: { ...HEADERS, 'x-contentful-version': String(sys.version) },
    data: { fields, metadata: { tags: [{ sys: { type: 'Link', linkType: 'Tag', id: tag } }] } },
  });
  expect(saved.ok()).toBe(true);
  const { version } = (await saved.json()).sys;
  const published = await request.put(`${address}/published`, {
    headers: { ...HEADERS, 'x-contentful-version': String(version) },
  });
  expect(published.ok()).toBe(true);
  await webhookSent(request, 'publish', await published.json());
}

test('a cropped picture is positioned at its crop focus, and a banner loads that part @real-ids', async ({
  page,
  request,
}) => {
  await page.goto('/en-us/articles');
  const pictures = page.getByRole('main').locator('li img');
  await expect(pictures.first()).toHaveCSS('object-position', '50% 50%');
  const id = (url: string | null): string => /\/images\/[^/]+\/([^/]+)\//.exec(url ?? '')?.[1] ?? '';
  const card = id(await pictures.first().getAttribute('src'));
  await focus(request, card, 'cropFocusTopRight');
  await page.goto('/en-us/articles');
  await expect(page.locator(`img[src*="/${card}/"]`).first()).toHaveCSS('object-position', '100% 0%');

  const banner = page.locator('main picture').first();
  const smartphone = id(await banner.locator('source').first().getAttribute('srcset'));
  await focus(request, smartphone, 'cropFocusLeft');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-us/articles');
  const image = banner.locator('img');
  await expect(image).toHaveCSS('object-position', '0% 50%');
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
    .toBe(true);
  expect(await image.evaluate((one: HTMLImageElement) => one.currentSrc)).toContain('f=left');
  // On wider screens the banner shows a different picture, at the banner's default position.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(image).toHaveCSS('object-position', '70% 100%');
});
