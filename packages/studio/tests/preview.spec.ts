import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from './own-studio.ts';
import { firstEntry, readEntry } from './space.ts';

/** Returns a page that lists the studio's messages and has a button that reports a click on a field. */
const pageOf = (entryId: string): string => `<!doctype html><title>Site</title><h1>The page</h1><ol></ol>
<button>Click</button><script>
const send = (message) => parent.postMessage({ source: 'live-preview-sdk', ...message }, '*');
addEventListener('message', ({ data }) => {
  const line = document.createElement('li');
  line.textContent = JSON.stringify(data);
  document.querySelector('ol').append(line);
});
document.querySelector('button').onclick = () =>
  send({ method: 'TAGGED_FIELD_CLICKED', entryId: '${entryId}', fieldId: 'name' });
send({ method: 'CONNECTED' });
</script>`;

test('updates the preview on each save, and opens the field clicked in the preview', async ({
  page,
  request,
  ownStudio,
}) => {
  const entry = await firstEntry(request, 'homePage');
  expect(entry).toBeDefined();
  const id = entry?.sys.id ?? '';
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(pageOf(id));
  }).listen(Number(new URL(ownStudio.siteUrl).port));
  await once(site, 'listening');
  await page.goto(`/#/entries/${id}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'The page' })).toBeVisible();
  await expect(frame.getByRole('listitem').filter({ hasText: '"isInspectorActive":true' })).not.toHaveCount(
    0,
  );
  await page.getByRole('button', { name: '390', exact: true }).click();
  expect(await page.locator('iframe').evaluate((element) => element.clientWidth)).toBe(390);
  await page.locator('#field-name').getByRole('textbox').first().fill('A name for the preview');
  await expect(frame.getByRole('listitem').filter({ hasText: 'ENTRY_SAVED' })).toHaveCount(1);
  expect((await readEntry(request, id)).fields.name).toEqual({ 'en-US': 'A name for the preview' });
  await frame.getByRole('button', { name: 'Click' }).click();
  await expect(page.locator('#field-name')).toBeFocused();
  site.closeAllConnections();
  site.close();
});
