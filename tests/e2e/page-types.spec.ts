import { expect, type Page } from '@playwright/test';
import { expectLoaded } from './navigation';
import { waitForHydration } from './settle';
import { AT_SMALL_TOO } from './widths';
import { test } from './without-pictures';

const SHEETS = '/en-us/safety-data-sheets';
const PRODUCTS = '/en-us/cleaning-solutions/surface-and-air-clean';
const LISTS = '/en-us/whats-new/building-blocks-lists';

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script });

    test('safety data sheets are found by product, brand, language and code @short', async ({ page }) => {
      await page.goto(SHEETS);
      await page.getByLabel('Product', { exact: true }).fill('DEGREASER');
      await page.getByLabel('Language').selectOption('es');
      await page.locator('main').getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/product=DEGREASER.*language=es/);
      await expect(page.getByText('1 sheet found')).toBeVisible();
      await expect(page.getByRole('rowheader', { name: /Heavy Duty Degreaser/ })).toBeVisible();
      await expect(page.getByLabel('Product', { exact: true })).toHaveValue('DEGREASER');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${SHEETS}$`));
      await page.goto(`${SHEETS}?upc=4000+0005-0041`);
      await expect(page.getByRole('rowheader', { name: /Heavy Duty Degreaser/ }).first()).toBeVisible();
    });

    test('safety data sheets are found by ingredient, CAS number and hazard', async ({ page }) => {
      const bleach = page.getByRole('rowheader', {
        name: /Crème Deodorizing Cleanser.*Contains chlorine bleach/,
      });
      await page.goto(`${SHEETS}?product=bleach`);
      await expect(bleach).toBeVisible();
      await expect(
        page.getByRole('rowheader', { name: /Oxygen Bleach.*No chlorine bleach/ }).first(),
      ).toBeVisible();
      await page.goto(`${SHEETS}?product=7681-52-9`);
      await expect(page.getByText('3 sheets found')).toBeVisible();
      await page.goto(`${SHEETS}?product=H272`);
      await expect(page.getByRole('rowheader', { name: /Oxygen Bleach/ }).first()).toBeVisible();
    });

    test('an empty category and a search without results have different messages', async ({ page }) => {
      await page.goto(`${SHEETS}?category=nothing-here`);
      await expect(page.getByText('No results found for the given Category!')).toBeVisible();
      await page.goto(`${SHEETS}?product=zzzz`);
      await expect(page.getByText('No Results Found')).toBeVisible();
    });

    test('a URL with an anchor expands that question', async ({ page }) => {
      const answer = page.getByText('From broadline, janitorial and laundry distributors');
      await page.goto('/en-us/faq');
      await expect(answer).toBeHidden();
      await page.goto('/en-us/faq#question-1');
      await expect(answer).toBeVisible();
      await page.goto('/en-us/faq#how-long');
      await expect(page.getByText('Usually two weeks')).toBeVisible();
    });

    test('the quiz is graded, and passing it yields a certificate @short', async ({ page }) => {
      await page.goto('/en-us/ghs-training/refresher');
      const questions = page.getByRole('group').filter({ has: page.getByRole('radio') });
      await expect(questions).toHaveCount(5);
      for (let index = 0; index < 5; index += 1)
        await questions.nth(index).getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Check my answers' }).click();
      await expect(page.getByText('1 of 5 right: 20 percent')).toBeVisible();
      await expect(
        page.getByText(/You missed questions 3 and 4, which you need to get right\./),
      ).toBeVisible();
      await expect(page.getByText(/Not quite. The answer is/).first()).toBeVisible();
      await expect(page.getByText('Certificate of completion')).toHaveCount(0);
      for (const [index, option] of [1, 1, 2, 0, 0].entries())
        await questions.nth(index).getByRole('radio').nth(option).check();
      await page.getByRole('button', { name: 'Check my answers' }).click();
      await expect(page.getByText('4 of 5 right: 80 percent')).toBeVisible();
      await expect(
        page.getByText(/You didn’t pass.*You missed question 4, which you need to get right\./),
      ).toBeVisible();
      await expect(page.getByText('Certificate of completion')).toHaveCount(0);
      for (const [index, option] of [1, 1, 2, 2, 0].entries())
        await questions.nth(index).getByRole('radio').nth(option).check();
      await page.getByRole('button', { name: 'Check my answers' }).click();
      await expect(page.getByText('5 of 5 right: 100 percent')).toBeVisible();
      await expect(page.getByText('Certificate of completion')).toBeVisible();
      await page.getByLabel('Awarded to').fill('Maya Ortiz');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByLabel('Awarded to')).toHaveValue('Maya Ortiz');
      await expect(page.getByText('Certificate of completion')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    });

    test('registered products can be filtered by organism and surface', async ({ page }) => {
      await page.goto('/en-us/whats-new/epa-registered-cleaning-products');
      await expect(page.getByText('9 products')).toBeVisible();
      await page.getByText('Filter products').click();
      await expect(page.getByLabel(/^Sanitizes: Staphylococcus aureus/)).toBeVisible();
      await page.getByLabel(/^Disinfects: SARS-CoV-2/).check();
      await page.getByRole('button', { name: 'Show products' }).click();
      await expect(page).toHaveURL(/organism=Disinfects%3A\+SARS-CoV-2/);
      await expect(page.getByText('5 products')).toBeVisible();
      await expect(page.getByText('99999-16')).toBeVisible();
      await page.getByLabel(/^Glass/).check();
      await page.getByRole('button', { name: 'Show products' }).click();
      await expect(page.getByText('2 products')).toBeVisible();
      await page.getByRole('link', { name: 'Show all' }).click();
      await expect(page.getByText('9 products')).toBeVisible();
    });

    test('a product list is paginated, with and without filters @short', async ({ page }) => {
      await page.goto(PRODUCTS);
      if (script) await waitForHydration(page);
      const tiles = page.locator('#products li', { has: page.getByRole('heading') });
      const pages = page.getByRole('navigation', { name: 'Results pages' });
      const names = async (): Promise<string[]> => tiles.getByRole('heading').allTextContents();
      await expect(page.getByText('15 products')).toBeVisible();
      await expect(tiles).toHaveCount(12);
      const first = await names();
      await pages.getByRole('link', { name: 'Next page' }).click();
      await expectLoaded(page, /\?page=2#products$/);
      await expect(page.getByText('15 products')).toBeVisible();
      await expect(tiles).toHaveCount(3);
      expect((await names()).filter((name) => first.includes(name))).toEqual([]);
      await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
      // Search engines follow the links of the later pages, but index only the first page.
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${PRODUCTS}$`));
      await expect(pages.locator('[rel~=nofollow]')).toHaveCount(0);
      // Narrowing the list returns to its first page. A page number that is too high shows the last page.
      await page.getByText('Filter products', { exact: true }).click();
      await page.getByLabel(/^Mr\. Clean/).check();
      await page.getByRole('button', { name: 'Show products' }).click();
      await expect(page).toHaveURL(/\?brand=mr-clean#products$/);
      await expect(pages).toHaveCount(0);
      await page.goto(`${PRODUCTS}?page=9`);
      await expect(tiles).toHaveCount(3);
      await pages.getByRole('link', { name: 'Previous page' }).click();
      await expect(page).toHaveURL(new RegExp(`${PRODUCTS}#products$`));
      await expect(tiles).toHaveCount(12);
    });

    test('a page number that is too high shows the last page of the site map or a brand', async ({
      page,
    }) => {
      await page.goto('/en-us/sitemap?page=2');
      await expect(page.getByRole('heading', { level: 2, name: 'Products', exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Articles' })).toBeVisible();
      await page.goto('/en-us/brands/dawn?page=2');
      await expect(page.locator('#dawn-products li', { has: page.getByRole('heading') })).toHaveCount(7);
    });

    test('an article list can be filtered by topic', async ({ page }) => {
      await page.goto('/en-us/media-hub/articles');
      const cards = page.locator('main li', { has: page.getByRole('heading') });
      const all = await cards.count();
      await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Laundry' }).click();
      await expectLoaded(page, /topic=laundry/);
      await expect(cards.first()).toBeVisible();
      await expect.poll(() => cards.count()).toBeLessThan(all);
    });
  });
}

test('a safety data sheet opens in the browser, with its type and name, and can be saved @short', async ({
  page,
  request,
}) => {
  await page.goto('/en-us/safety-data-sheets/dawn');
  const open = page.getByRole('link', {
    name: 'Open the sheet for Dawn Professional Heavy Duty Degreaser, English',
  });
  const href = (await open.getAttribute('href')) ?? '';
  expect(new URL(href, 'http://localhost').pathname).toMatch(/heavy-duty-degreaser-sds\.pdf$/);
  const response = await request.get(href);
  expect(response.headers()['content-type']).toBe('application/pdf');
  expect(response.headers()['content-disposition'] ?? 'inline').toMatch(/^inline/);
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /Download the sheet for Dawn Professional Heavy Duty Degreaser/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe('heavy-duty-degreaser-sds.pdf');
});

const variants = (page: Page) => page.getByRole('group', { name: 'Carousel: Variants' });

test(
  'a carousel moves by buttons and keyboard, and announces its position',
  AT_SMALL_TOO,
  async ({ page }) => {
    await page.goto(LISTS);
    await waitForHydration(page);
    const carousel = variants(page);
    await carousel.scrollIntoViewIfNeeded();
    const position = carousel.locator('p[aria-live]');
    await expect(position).toContainText(/1( to \d)? of 6/);
    await expect(carousel.getByRole('button', { name: /^Previous/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(carousel.getByRole('button', { name: /^Previous/ })).toHaveAccessibleDescription(
      /1( to \d)? of 6$/,
    );
    const before = await position.textContent();
    await carousel.getByRole('button', { name: /^Next/ }).click();
    await expect(position).not.toHaveText(before ?? '');
    await carousel.getByRole('list', { name: 'Carousel: Variants' }).focus();
    await page.keyboard.press('End');
    await expect(position).toContainText(/6 of 6$/);
    await expect(carousel.getByRole('button', { name: /^Next/ })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Home');
    await expect(position).toContainText(/: 1( to \d)? of 6/);
  },
);

test(
  'an autoplaying carousel can be paused, and stops while it has focus or under reduced motion',
  AT_SMALL_TOO,
  async ({ page }, { project }) => {
    const carousel = page.getByRole('group', { name: 'Carousel: OnlyImageCarousel' });
    const track = carousel.getByRole('list', { name: 'Carousel: OnlyImageCarousel' });
    const position = carousel.locator('p[aria-live]');
    // Scroll instantly, because the fake clock does not drive smooth scrolling, which would race with the assertions.
    await page.addInitScript(() => {
      Element.prototype.scrollBy = function (this: Element, options?: ScrollToOptions | number) {
        if (typeof options === 'object') this.scrollLeft += options.left ?? 0;
      };
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto(LISTS);
    await carousel.scrollIntoViewIfNeeded();
    await expect(position).toContainText('1 of 3');
    await expect(position).toHaveAttribute('aria-live', 'off');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    // The steps are short, so that no second move can happen before the first one is seen.
    const movesTo = (text: string): Promise<void> =>
      expect
        .poll(
          async () => {
            await page.clock.runFor(500);
            return position.textContent();
          },
          // There are twelve steps, and each may take long on a busy machine.
          { intervals: [100], timeout: 20_000 },
        )
        .toContain(text);
    const rests = async (): Promise<void> => {
      const before = await track.evaluate((node) => node.scrollLeft);
      await page.clock.runFor(20_000);
      expect(await track.evaluate((node) => node.scrollLeft)).toBe(before);
    };
    await movesTo('2 of 3');

    await track.focus();
    await page.keyboard.press('Tab');
    const pause = carousel.getByRole('button', { name: /^Pause/ });
    await expect(pause).toBeFocused();
    await rests();
    // The button keeps the focus after the pointer has come and gone.
    await carousel.hover();
    await page.mouse.move(0, 0);
    await rests();
    await page.keyboard.press('Enter');
    await expect(position).toHaveAttribute('aria-live', 'polite');
    const play = carousel.getByRole('button', { name: /^Play/ });
    await play.blur();
    await rests();

    // The pressed button has focus, which must not stop the carousel that it has just started.
    if (project.use.hasTouch) await play.tap();
    else await play.click();
    await page.mouse.move(0, 0);
    await expect(position).toHaveAttribute('aria-live', 'off');
    await movesTo('3 of 3');
    await pause.click();
    await page.mouse.move(0, 0);
    await expect(position).toHaveAttribute('aria-live', 'polite');
    await rests();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(play).toBeVisible();
  },
);

test('the carousel opens and closes the safety data sheets of its cards, in one popup', async ({ page }) => {
  await page.goto(LISTS);
  // Before hydration, the sheets unfold in place.
  await waitForHydration(page);
  const cards = variants(page).locator('details[data-sheets]');
  const popup = page.locator('dialog[open]');
  for (const index of [0, 1]) {
    await cards.nth(index).locator('summary').click();
    await expect(popup).toHaveCount(1);
    await expect(popup.getByText(/^Safety data sheets: Manual Pot and Pan Detergent/)).toBeVisible();
    await expect(popup.getByRole('link').first()).toHaveAttribute('href', /\.pdf$/);
    await expect(cards.nth(index)).not.toHaveAttribute('open', '');
    if (index === 0) await page.keyboard.press('Escape');
    else await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a carousel scrolls, and its cards expand to show their safety data sheets',
    AT_SMALL_TOO,
    async ({ page }) => {
      await page.goto(LISTS);
      const carousel = variants(page);
      const track = carousel.getByRole('list', { name: 'Carousel: Variants' });
      const [scroll, width] = await track.evaluate((node) => [node.scrollWidth, node.clientWidth]);
      expect(scroll).toBeGreaterThan(width ?? 0);
      await expect(carousel.getByRole('button', { name: /^Next/ })).toBeHidden();
      const card = carousel.locator('details[data-sheets]').first();
      await card.locator('summary').click();
      await expect(card.getByRole('link').first()).toBeVisible();
    },
  );
});

test('the body has the page class, in HTML and after client-side navigation', async ({ page }) => {
  const html = await (await page.request.get('/en-us/brands/febreze')).text();
  expect(html).toMatch(/<body class="page-febreze"(?: style="--accent:[^"]+")?>/);
  expect(await (await page.request.get('/en-us/safety-data-sheets/febreze')).text()).toContain('<body>');
  await page.goto('/en-us/sustainability');
  await waitForHydration(page);
  const body = page.locator('body');
  await expect(body).toHaveClass('page-sustainability');
  expect(await body.evaluate((element) => getComputedStyle(element).getPropertyValue('--accent'))).toBe(
    '#1b6b3a',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).first().click();
  await expectLoaded(page, /\/en-us\/contact-us$/);
  await expect(body).toHaveClass('page-contact-us');
});
