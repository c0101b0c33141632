import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { asNewVisitor } from './forms';

test.beforeEach(({ context }) => asNewVisitor(context));

test('rejects likes and views for articles and products that do not exist', async ({ request, baseURL }) => {
  const forms: Record<string, string>[] = [
    { articleId: 'made-up', status: 'liked' },
    { articleUrl: '/en-us/articles/made-up', view: 'Article' },
    { productUrl: '/en-us/brands/dawn/made-up', view: 'Product' },
  ];
  for (const form of forms) {
    const response = await request.post('/api/recommendations', { form, headers: { origin: baseURL ?? '' } });
    expect(response.status()).toBe(404);
  }
});

/** One article per worker, because likes by parallel tests would be counted too. */
const LIKED = ['dilution-by-eye', 'linen-life', 'cold-water-laundry', 'microfiber-that-lasts'];
const LIKES = z.object({ likes: z.number() });
const VIEWS = z.object({ views: z.number().positive() });

test('a like is remembered, and views of an article are counted @real-ids', async ({ page }, {
  parallelIndex,
}) => {
  const path = `/en-us/articles/${LIKED[parallelIndex % LIKED.length]}`;
  const responseTo = (payload: string) =>
    page.waitForResponse((response) => response.request().postData()?.includes(payload) === true);
  const like = page.getByRole('button', { name: /^Like/ });
  const view = responseTo('view=');
  const figures = page.waitForResponse((response) => response.url().includes('/api/recommendations?'));
  await page.goto(path);
  const viewed = await view;
  expect(viewed.status()).toBe(201);
  const { views } = VIEWS.parse(await viewed.json());
  await expect(page.getByText(views === 1 ? '1 view' : `${views} views`, { exact: true })).toBeVisible();
  const { likes } = LIKES.parse(await (await figures).json());
  await expect(like).toHaveText(`Like${likes}`);

  const liked = responseTo('status=liked');
  await like.click();
  expect((await liked).status()).toBe(201);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText(`Like${likes + 1}`);
  const posts: string[] = [];
  page.on('request', (request) => posts.push(request.postData() ?? ''));
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText(`Like${likes + 1}`);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toHaveText(`Like${likes}`);
  expect(posts.filter((body) => body.includes('view='))).toEqual([]);
  // Taking back a like is not a dislike.
  expect(posts.filter((body) => body.includes('status='))).toEqual([
    expect.stringContaining('status=withdrawn'),
  ]);
});

test('a count requested before a like does not overwrite it', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const counts: number[] = [];
  await page.route('**/api/recommendations?*', async (route) => {
    const response = await route.fetch();
    counts.push(LIKES.parse(await response.json()).likes);
    await held;
    await route.fulfill({ response });
  });
  const pageQuery = page.waitForRequest((request) => request.url().includes('/api/recommendations?'));
  await page.goto('/en-us/articles/paper-or-air');
  await pageQuery;
  await expect.poll(() => counts.length).toBe(1);
  const answer = page.waitForResponse(
    (response) => response.request().postData()?.includes('status=liked') === true,
  );
  const like = page.getByRole('button', { name: /^Like/ });
  await like.click();
  const { likes } = LIKES.parse(await (await answer).json());
  await expect(like).toHaveText(`Like${likes}`);
  const late = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/api/recommendations?'),
  );
  release();
  await late;
  await expect(page.getByText(/^\d+ views?$/)).toBeVisible();
  await expect(like).toHaveText(`Like${likes}`);
});

test('a failed like shows a visible message and is not stored', async ({ page }) => {
  const figures = page.waitForResponse((response) => response.url().includes('/api/recommendations?'));
  await page.goto('/en-us/articles/grease-trap-habits');
  const { likes } = LIKES.parse(await (await figures).json());
  const like = page.getByRole('button', { name: /^Like/ });
  await expect(like).toHaveText(`Like${likes}`);
  await page.route('**/api/recommendations', (route) =>
    route.fulfill({ status: 503, json: { message: '' } }),
  );
  await like.click();
  const message = page.getByText('That didn’t work. Please try again later.');
  await expect(message).toBeInViewport();
  expect((await message.boundingBox())?.height).toBeGreaterThan(10);
  await expect(like).toHaveText(`Like${likes}`);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article can be liked and unliked @real-ids', async ({ page }) => {
    await page.goto('/en-us/articles/contact-time-explained');
    const like = page.getByRole('button', { name: /^Like/ });
    const count = async (): Promise<number> => Number((await like.textContent())?.replace('Like', ''));
    await like.click();
    await expect(page.getByText('Thank you for liking this article.')).toBeAttached();
    await expect(page).toHaveTitle(/^Sent: /);
    await expect(page.getByRole('group', { name: 'Thank you for liking this article.' })).toBeFocused();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    const liked = await count();
    expect(liked).toBeGreaterThan(0);
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    expect(await count()).toBeLessThan(liked);
  });
});

test('a product view counts once per visit', async ({ page }) => {
  const viewed = page.waitForResponse(
    (response) => response.request().postData()?.includes('view=Product') === true,
  );
  await page.goto('/en-us/brands/dawn/pan-soak');
  const response = await viewed;
  expect(response.status()).toBe(201);
  VIEWS.parse(await response.json());
  const posts: string[] = [];
  page.on('request', (request) => posts.push(request.postData() ?? ''));
  await page.reload({ waitUntil: 'networkidle' });
  await page.locator('main').hover();
  await page.waitForLoadState('networkidle');
  expect(posts.filter((body) => body.includes('view='))).toEqual([]);
});
