import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { SITE_URL } from './addresses.ts';
import { createEntry, readEntry } from './space.ts';

/** Returns a random suffix. Addresses must be unique, and a retried test needs a new one. */
const unique = (): string => crypto.randomUUID().slice(0, 8);
const field = (page: Page, id: string) => page.locator(`#field-${id}`);
const bar = (page: Page) => page.locator('article > header').getByRole('status');
const openId = (page: Page): string => /#\/entries\/([^/]+)/.exec(page.url())?.[1] ?? '';

async function linked(request: APIRequestContext, id: string, name: string): Promise<string> {
  const value = (await readEntry(request, id)).fields[name]?.['en-US'];
  return JSON.stringify(value);
}

test('creates and publishes an article page that is live on the next request', async ({ page, request }) => {
  const title = `What a clean grill saves ${unique()}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await page.goto('/#/entries');
  await page.getByRole('link', { name: 'New page' }).click();
  await page.getByRole('searchbox', { name: 'Find a page type' }).fill('webinar');
  await page.getByRole('link', { name: 'Article', exact: true }).click();
  await page.getByLabel('Title').fill(title);
  await expect(page.getByLabel('URL')).toHaveValue(`articles/${slug}`);
  await expect(page.getByText('This URL is available.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Breadcrumb' })).toHaveText(`HomeArticles${title}`);
  await page.getByRole('checkbox', { name: 'Banner' }).uncheck();
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const address = `${SITE_URL}/en-us/articles/${slug}`;
  expect((await request.get(address)).status()).toBe(404);
  // The preview next to the form already shows the page.
  await expect(
    page.frameLocator('.frame iframe').getByRole('heading', { level: 1, name: title }),
  ).toBeVisible();

  await field(page, 'shortDescription').getByRole('textbox').fill('An hour a week, counted.');
  await field(page, 'relatedArticleCardImage').getByRole('button', { name: 'Link existing asset' }).click();
  // An image with alternative text that no other test changes.
  await page.getByRole('dialog').getByRole('searchbox').fill('Care line, 24/7');
  await page.getByRole('dialog').getByRole('button', { name: 'Care line, 24/7' }).click();
  await field(page, 'body').getByRole('textbox').click();
  await page.keyboard.type('Grease that is gone does not burn.');
  await expect(bar(page)).toContainText('Saved');
  await expect.poll(() => linked(request, openId(page), 'body')).toContain('does not burn');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  // The page's metadata was created with it, and is a draft too.
  const checks = page.getByRole('dialog', { name: 'Before you publish' });
  await expect(checks.getByRole('checkbox', { name: `${title}: Page metadata` })).toBeChecked();
  await checks.getByRole('button', { name: 'Publish 2 together' }).click();
  await expect(bar(page)).toContainText('Published along with 1 more');
  const live = await request.get(address);
  expect(live.status()).toBe(200);
  expect(await live.text()).toContain('Grease that is gone does not burn.');
});

test('creates a page with its default blocks and links to it in the selected menus', async ({
  page,
  request,
}) => {
  const title = `Questions about grills ${unique()}`;
  const slug = `faq/${title.toLowerCase().replaceAll(' ', '-')}`;
  await page.goto('/#/new/faqPage');
  await page.getByLabel('Title').fill(title);
  await expect(page.getByRole('checkbox', { name: /Questions/ })).toBeChecked();
  // Menus that already link to similar pages are listed first. All other menus are in this collapsed list.
  await page.getByText(/^(?:\d+|Other) menus$/).click();
  await page.getByRole('checkbox', { name: /Resources › Tools/ }).check();
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const { fields, sys } = await readEntry(request, openId(page));
  expect(sys.publishedVersion).toBeUndefined();
  expect(fields.slug).toEqual({ 'en-US': slug });
  expect(fields.parentPage).toEqual({
    'en-US': { sys: { type: 'Link', linkType: 'Entry', id: 'page-faq' } },
  });
  expect(fields.questions?.['en-US']).toHaveLength(3);
  await page.goto('/#/entries');
  await page.getByRole('searchbox').fill(title);
  for (const name of [`${title}: Banner`, `${title}: Page metadata`])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill(slug);
  await expect(page.getByRole('row', { name: /Menu item/ })).toHaveCount(1);
});

test('rejects a URL in use and mentions the page or redirect that uses it', async ({ page, request }) => {
  const old = `grills-${unique()}`;
  await createEntry(request, 'redirect', {
    from: { 'en-US': `/en-us/${old}` },
    to: { 'en-US': '/en-us/products' },
  });
  await page.goto('/#/new/contentPage');
  const make = page.getByRole('button', { name: 'Create page' });
  await page.getByLabel('Title').fill('About us');
  await expect(page.getByText('(Content page) already uses this URL.')).toBeVisible();
  await expect(make).toBeDisabled();
  await page.getByLabel('URL').fill(old);
  await expect(page.getByText('(Redirect) already uses this URL.')).toBeVisible();
  await page.getByLabel('URL').fill('Grills & more');
  await expect(page.getByText('Use only lowercase letters')).toBeVisible();
  await page.getByLabel('URL').fill('grills-and-more');
  await expect(make).toBeEnabled();
  // The address of a page below a brand's page starts with the address of the brand's page.
  await page.getByLabel('URL').fill('');
  await page.goto('/#/new');
  await page.goto('/#/new/subBrandsPage');
  await page.getByLabel('Parent page').selectOption({ label: 'Dawn Professional (brands/dawn)' });
  await page.getByLabel('Title').fill('Grill care');
  await expect(page.getByLabel('URL')).toHaveValue('brands/dawn/grill-care');
});

test('creates nothing if a part of a page cannot be created', async ({ page, request }) => {
  const title = `Grills ${unique()}`;
  const slug = `faq/${title.toLowerCase().replaceAll(' ', '-')}`;
  await page.goto('/#/new/faqPage');
  await page.getByLabel('Title').fill(title);
  await expect(page.getByText('This URL is available.')).toBeVisible();
  // Another editor takes the address in the meantime.
  await createEntry(request, 'contentPage', { slug: { 'en-US': slug } });
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByRole('alert')).toContainText('already uses this URL.');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  const made = await request.post('/new-page', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      type: 'faqPage',
      title: `${title} again`,
      slug: `${slug}-again`,
      parts: ['banner'],
      menus: ['page-faq'],
    },
  });
  expect(await made.json()).toMatchObject({ message: expect.stringContaining('Nothing was saved.') });
  await page.goto('/#/entries');
  await page.getByRole('searchbox').fill(`${title} again`);
  await expect(page.getByRole('status')).toHaveText('0 entries');
});
