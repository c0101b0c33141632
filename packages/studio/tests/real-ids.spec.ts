/** The studio on a space with ids and file names like those of the real Contentful. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { realId } from '../../../tests/real-ids/real-id.ts';
import { rewriteSpace } from '../../../tests/real-ids/rewritten-space.ts';
import { expect, test } from './own-studio.ts';
import { readAsset, readEntry } from './space.ts';

const SEED = 'studio';
const FILE_NAME = 'Wet Floor (1) + 洗剤 🧼.PNG';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.use({
  // Playwright needs this empty pattern to see that no other fixture is used.
  // oxlint-disable-next-line no-empty-pattern
  studioOptions: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'real-ids-'));
    const content = join(folder, 'content');
    rewriteSpace({ source: 'packages/sample-space/content', target: content }, SEED);
    await use({ content, withSite: true });
    rmSync(folder, { recursive: true, force: true });
  },
});

test('edits and publishes an entry to the site, and uploads and publishes a file', async ({
  page,
  request,
  ownStudio,
}) => {
  const id = realId('product-power-dissolver', SEED);
  const address = `${ownStudio.siteUrl}/en-us/brands/dawn/power-dissolver`;
  expect(await (await fetch(address)).text()).not.toContain('Power Dissolver Ids');
  await page.goto(`/#/entries/${id}`);
  await page.locator('#field-productName').getByRole('textbox').first().fill('Power Dissolver Ids');
  const bar = page.locator('article > header');
  await expect(bar.getByRole('status')).toContainText('Saved');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(bar.getByRole('status')).toHaveText(/^Published/);
  expect((await readEntry(request, id)).fields.productName).toEqual({ 'en-US': 'Power Dissolver Ids' });
  await expect.poll(async () => (await fetch(address)).text()).toContain('Power Dissolver Ids');

  await page.goto('/#/assets');
  await page.getByLabel('Files').setInputFiles({ name: FILE_NAME, mimeType: 'image/png', buffer: PIXEL });
  const dialog = page.getByRole('dialog', { name: 'Upload a file' });
  await dialog.getByLabel('Title').fill('A wet floor of a test');
  await dialog.getByLabel('Alternative text').fill('A wet floor');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  const assets = page.getByRole('list', { name: 'Assets' });
  await assets.getByRole('link', { name: 'A wet floor of a test' }).click();
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Published');
  const [, assetId = ''] = /#\/assets\/(\w+)/.exec(page.url()) ?? [];
  const { fields } = await readAsset(request, assetId);
  const { url, fileName } = z.object({ url: z.string(), fileName: z.string() }).parse(fields.file?.['en-US']);
  expect(fileName).toBe(FILE_NAME);
  const file = await request.get(url);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/png']);
  expect((await file.body()).equals(PIXEL)).toBe(true);
});
