import { expect, test } from '@playwright/test';
import { holdScripts } from './hold-scripts';
import { PAGES } from './pages';
import { waitForHydration } from './settle';
import { translateEach } from './translator';

for (const isTranslated of [false, true])
  test(`hydration preserves input typed and menus opened before the scripts run${isTranslated ? ', on a page that was translated' : ''}`, async ({
    page,
  }) => {
    // React re-renders a translated page.
    if (isTranslated) await translateEach(page, 'before');
    const release = await holdScripts(page);
    await page.goto('/en-us/request-consultation', { waitUntil: 'commit' });
    const form = page.locator('main form').first();
    await form.getByLabel('First name').fill('Ann');
    await form.getByRole('combobox').first().selectOption({ index: 2 });
    const chosen = await form.getByRole('combobox').first().inputValue();
    await form.getByRole('checkbox').first().check();
    const menu = page.getByRole('navigation', { name: 'Primary' }).locator('details').first();
    await menu.locator('summary').click();
    if (isTranslated) await expect(page.locator('h1 font').first()).toBeVisible();
    release();
    await waitForHydration(page);
    // The form hydrates after the page.
    await waitForHydration(page, 'main form');
    await expect(form.getByLabel('First name')).toHaveValue('Ann');
    await expect(form.getByRole('combobox').first()).toHaveValue(chosen);
    await expect(form.getByRole('checkbox').first()).toBeChecked();
    await expect(menu).toHaveAttribute('open');
  });

test('hydration preserves a review begun before the scripts run', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/en-us/write-review?product=cleanpro-pan-soak', { waitUntil: 'commit' });
  await page
    .getByRole('radio', { name: /^4 stars/ })
    .first()
    .check();
  await page.getByLabel('Summary').fill('Begun early');
  await page.getByLabel('Month of birth').selectOption('April');
  release();
  await waitForHydration(page);
  // The form hydrates after the page, and validates fields on blur.
  await page.getByLabel('Description').fill('Too short');
  await page.getByLabel('Description').blur();
  await expect(page.getByLabel('Description')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Summary')).toHaveValue('Begun early');
  await expect(page.getByRole('radio', { name: /^4 stars/ }).first()).toBeChecked();
  await expect(page.getByLabel('Month of birth')).toHaveValue('4');
});

for (const [form, path, field] of [
  ['contact', PAGES.contact, '#contact-message'],
  ['review', '/en-us/write-review?product=cleanpro-pan-soak', '[name=reviewText]'],
] as const)
  test(`${form}: a reload restores text typed before the scripts run`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(field).fill('Half a sentence');
    release();
    const draft = () => page.evaluate(() => JSON.stringify(history.state));
    await expect.poll(draft).toContain('Half a sentence');
    await page.reload();
    await expect(page.locator(field)).toHaveValue('Half a sentence');
  });

test('hydration preserves a radio button chosen before the scripts run', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(PAGES.contact, { waitUntil: 'commit' });
  const form = page.locator('main form').first();
  const choice = form.getByRole('radio').last();
  await choice.check();
  release();
  await waitForHydration(page);
  // The form hydrates after the page, and validates fields on blur.
  await form.getByLabel('First name').focus();
  await form.getByLabel('First name').blur();
  await expect(form.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  await expect(choice).toBeChecked();
});

test('submitting a form before the scripts run loads a result page', async ({ page }) => {
  await holdScripts(page);
  await page.goto(PAGES.contact, { waitUntil: 'commit' });
  const form = page.locator('main form').first();
  await form.getByLabel('First name').fill('Ann');
  await form.getByRole('button', { name: /send|submit/i }).click();
  await expect(page).toHaveURL(/\/api\/forms\//);
  await expect(page.getByText('This is a mandatory field.').first()).toBeVisible();
  await expect(page.locator('main form').first().getByLabel('First name')).toHaveValue('Ann');
});

test('links work before the scripts run, and history navigation works afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(PAGES.home, { waitUntil: 'commit' });
  await page.locator('main a[href="/en-us/about-us"]').first().click();
  await expect(page).toHaveURL(/\/about-us$/);
  release();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/en-us$/);
  await waitForHydration(page);
  await page.goForward();
  await waitForHydration(page);
  await expect(page.locator('h1')).toBeVisible();
});

for (const when of ['before its scripts', 'while its scripts arrive'] as const)
  test(`a button pressed ${when} takes effect once the scripts run`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    const release = await holdScripts(page, when === 'before its scripts' ? undefined : 'Link copied');
    await page.goto(PAGES.product, { waitUntil: 'commit' });
    // The start script records clicks until the page's own script takes over.
    await page.waitForFunction(
      when === 'before its scripts'
        ? () => globalThis.earlyEvents !== undefined
        : () => globalThis.earlyClicks !== undefined,
    );
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    release();
    // A request that is still in flight when the test ends would fail the next test.
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => globalThis.earlyClicks)).toBeUndefined();
  });

test('falls back to the no-JavaScript page when the page’s data is missing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('**/_page-data/**', (route) => route.fulfill({ status: 404 }));
  const missing = page.waitForResponse('**/_page-data/**');
  await page.goto(PAGES.home, { waitUntil: 'commit' });
  const menu = page.getByRole('navigation', { name: 'Primary' }).locator('details').first();
  // The first interaction starts the scripts. Otherwise, the scripts wait until every picture has loaded.
  await menu.locator('summary').click();
  expect((await missing).status()).toBe(404);
  await expect(menu).toHaveAttribute('open');
  await menu.locator('summary').click();
  await page.locator('main a[href="/en-us/about-us"]').first().click();
  await expect(page).toHaveURL(/\/about-us$/);
  expect(errors).toEqual([]);
});

test('scripts wait for the load event or the first interaction', async ({ page }) => {
  // Pictures never arrive, so the page's load event does not fire during the test.
  await page.route('**/images/**', () => undefined);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname);
  });
  await page.goto(PAGES.product, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  expect(requested.filter((path) => !path.startsWith('/_next/static/start/'))).toEqual([]);
  // Browsers send this event without a movement when the layout changes under a resting mouse.
  await page.evaluate(() => document.dispatchEvent(new PointerEvent('pointermove')));
  await expect(page.locator('head script[src^="/_page-data/"]')).toHaveCount(0);
  await page.mouse.move(200, 200, { steps: 3 });
  await waitForHydration(page);
  expect(requested.some((path) => path.startsWith('/_page-data/'))).toBe(true);
});
