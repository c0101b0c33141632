import { expect } from '@playwright/test';
import { expectLoaded } from './navigation';
import { AT_SMALL_TOO } from './widths';
import { test } from './without-pictures';

const SEARCH = '/en-us/search';

test.describe('search page', () => {
  test('finds products by words, typos and UPC, and highlights matches @real-ids @short', async ({
    page,
  }) => {
    await page.goto(`${SEARCH}?q=degreser`);
    const first = page.locator('main article').first();
    await expect(first.getByRole('heading')).toContainText('Degreaser');
    await expect(first.locator('mark').first()).toHaveText('Degreaser');
    const upc = (await first.getByText('Case UPC').textContent())?.replace(/\D/g, '') ?? '';
    expect(upc).toMatch(/^\d{12}$/);
    const name = await first.getByRole('heading').textContent();
    await page.goto(`${SEARCH}?q=${upc}`);
    await expect(page.locator('main article').first().getByRole('heading')).toHaveText(name ?? '');
  });

  test('has noindex, a title and a breadcrumb trail', async ({ page }) => {
    await page.goto(`${SEARCH}?q=floor`);
    await expect(page).toHaveTitle(/^Search: floor \| /);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const trail = page.getByRole('contentinfo').getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByText('Search', { exact: true })).toHaveAttribute('aria-current', 'page');
  });

  test('shows warnings before the results and marks products without chlorine', async ({ page }) => {
    await page.goto(`${SEARCH}?q=norovirus`);
    await expect(page.getByText('None of our products has a claim against norovirus.')).toBeVisible();
    await page.goto(`${SEARCH}?q=mix+bleach+and+ammonia`);
    await expect(page.getByText(/^Never mix bleach with ammonia: /)).toBeVisible();
    await page.goto(`${SEARCH}?q=bleach`);
    await expect(page.locator('main article').first()).toContainText('Contains chlorine bleach');
    await expect(page.locator('main article', { hasText: 'Oxygen Bleach Booster' }).first()).toContainText(
      'No chlorine bleach',
    );
  });

  test('escapes the query', async ({ page }) => {
    await page.goto(`${SEARCH}?q=${encodeURIComponent('<img src=x onerror="window.broken=1">')}`);
    await expect(page.locator('#search-page')).toHaveValue('<img src=x onerror="window.broken=1">');
    expect(await page.evaluate(() => Reflect.has(window, 'broken'))).toBe(false);
  });

  test('shows a no-results message and four suggestions in the order set by editors @real-ids', async ({
    page,
  }) => {
    await page.goto(`${SEARCH}?q=zzqqxxyy`);
    await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
    const suggestions = page.getByRole('region', { name: 'Top suggestions' }).getByRole('link');
    await expect(suggestions).toHaveCount(4);
    await expect(suggestions.first()).toHaveText('Pot and pan detergent');
    await page.goto(`${SEARCH}?q=zzqqxxyy&kind=product`);
    await expect(page.getByRole('heading', { name: 'No products found in the search' })).toBeVisible();
  });

  test('accepts /en-us/search in upper case and a page number that is too high', async ({ page }) => {
    await page.goto('/en-us/SEARCH?q=Floor&page=400');
    await expect(page).toHaveURL(/\/en-us\/search\?q=Floor&page=400$/);
    await expect(page.locator('main article').first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'searches from the header, filters by facets and pages through results @short',
    AT_SMALL_TOO,
    async ({ page }) => {
      await page.goto('/en-us/about-us');
      await page.locator('#site-header details[data-menu="search"] > summary').click();
      await page.locator('#search-header').fill('cleaner');
      await page.locator('#search-header').press('Enter');
      await expectLoaded(page, /\/en-us\/search\?q=cleaner$/);
      const count = async (): Promise<number> =>
        Number((await page.getByText(/^\d+ results? for/).textContent())?.match(/^\d+/)?.[0]);
      const all = await count();
      const next = page
        .getByRole('navigation', { name: 'Results pages' })
        .getByRole('link', { name: /Next/ });
      await next.click();
      await expect(page).toHaveURL(/page=2/);
      await page
        .getByRole('navigation', { name: 'Result type' })
        .getByRole('link', { name: /Products/ })
        .click();
      await expectLoaded(page, /\?q=cleaner&kind=product#results$/);
      const filters = page.getByRole('complementary', { name: 'Filters' });
      if (!(await filters.getByRole('link').first().isVisible()))
        await filters.locator('summary').first().click();
      await filters.getByRole('link', { name: /Comet/ }).click();
      await expectLoaded(page, /\?q=cleaner&kind=product&brand=comet#results$/);
      const some = await count();
      expect(some).toBeGreaterThan(0);
      expect(some).toBeLessThan(all);
      await expect(page.locator('main article')).toHaveCount(some);
      if (!(await filters.getByRole('link').first().isVisible()))
        await filters.locator('summary').first().click();
      await filters.getByRole('link', { name: 'Clear all filters' }).click();
      await expect(page).toHaveURL(/\?q=cleaner&kind=product#results$/);
    },
  );
});

test.describe('suggestions while typing', () => {
  test(
    'by keyboard: arrows select a suggestion, Escape closes the list, Enter opens the suggestion @short',
    AT_SMALL_TOO,
    async ({ page }) => {
      await page.goto('/en-us/about-us');
      await page.locator('#site-header details[data-menu="search"] > summary').click();
      const box = page.locator('#search-header');
      await expect(box).toBeFocused();
      await expect(box).toHaveRole('combobox');
      await box.pressSequentially('degr');
      const list = page.getByRole('listbox', { name: 'Suggestions' });
      await expect(list).toBeVisible();
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await box.press('ArrowDown');
      const chosen = list.getByRole('option', { selected: true });
      await expect(chosen).toHaveCount(1);
      await expect(box).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
      await box.press('Escape');
      await expect(list).toBeHidden();
      await expect(box).toHaveValue('degr');
      await expect(page.locator('#site-header details[data-menu="search"]')).toHaveAttribute('open');
      await box.press('ArrowDown');
      await expect(list).toBeVisible();
      const href = (await list.getByRole('option', { selected: true }).getAttribute('href')) ?? '';
      await box.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${href}$`));
    },
  );

  test('Enter without a selected suggestion starts a search', async ({ page }) => {
    await page.goto(SEARCH);
    await page.locator('#search-page').fill('glass cleaner');
    await page.locator('#search-page').press('Enter');
    await expect(page).toHaveURL(/q=glass\+cleaner/);
  });
});
