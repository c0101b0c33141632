import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { publish, read } from './management';

const PRODUCT = '/en-us/brands/dawn/heavy-duty-floor-cleaner';
const JOB = '/en-us/jobs-to-be-done/mop-a-kitchen-floor';
const FINDER = 'restaurants/floors/greasy-quarry-tile';

async function textOf(
  request: APIRequestContext,
  path: string,
  from: string,
  to: string = '</html>',
): Promise<string> {
  const html = (await (await request.get(path)).text()).replaceAll('<!-- -->', '');
  const start = html.indexOf(from);
  expect(start, `${from} on ${path}`).toBeGreaterThan(-1);
  return html.slice(start, html.indexOf(to, start));
}

/**
 * Ten places that show the dose of Heavy Duty Floor Cleaner. The eleventh is its safety data sheet
 * (tests/contract/safety-data-sheets.test.ts).
 */
const PLACES: Record<string, (request: APIRequestContext, page: Page) => Promise<string>> = {
  directions: (request) => textOf(request, PRODUCT, '<h2>Directions</h2>', '</ol>'),
  'list of dilutions': (request) => textOf(request, PRODUCT, '<dt>Dose</dt>', '</div>'),
  'at a glance': (request) => textOf(request, PRODUCT, '<dt>Dilution</dt>', '</div>'),
  'question and answer': (request) => textOf(request, PRODUCT, 'id="questions"', '</section>'),
  comparison: (request) =>
    textOf(
      request,
      '/en-us/compare-products?products=dawn/heavy-duty-floor-cleaner,comet/toilet-bowl-cleaner',
      '>Dilution<',
      '</tr>',
    ),
  'product card': async (_request, page) => {
    await page.goto('/en-us/whats-new/building-blocks-lists');
    await page.getByRole('button', { name: 'View info' }).first().click();
    return page.getByRole('dialog').innerText();
  },
  job: (request) => textOf(request, JOB, 'Products and doses', '</ul>'),
  "job's structured data": (request) => textOf(request, JOB, '"HowToSupply"', ']'),
  'finder, recommendation': (request) =>
    textOf(request, `/en-us/recommender/products/${FINDER}`, '<dt>Dose</dt>', '</div>'),
  'finder, plan': (request) =>
    textOf(
      request,
      `/en-us/recommender/plan/${FINDER}?use=heavy-duty-floor-cleaner`,
      '<dt>Dose</dt>',
      '</div>',
    ),
};

test('editing a dose once updates it in ten places', async ({ request, page }) => {
  await publish(request, 'blocks-product-card', {
    product: { sys: { type: 'Link', linkType: 'Entry', id: 'product-heavy-duty-floor-cleaner' } },
  });
  for (const [place, text] of Object.entries(PLACES))
    expect.soft(await text(request, page), place).toContain('4 fl oz per gal of water (31 mL per L)');
  const { fields } = await read(request, 'dilution-heavy-duty-floor-cleaner-1');
  expect(fields).toMatchObject({ amountMinimum: { 'en-US': 4 }, perUnit: { 'en-US': 'gal of water' } });
  await publish(request, 'dilution-heavy-duty-floor-cleaner-1', { amountMinimum: 6 });
  for (const [place, text] of Object.entries(PLACES)) {
    expect.soft(await text(request, page), place).toContain('6 fl oz per gal of water (47 mL per L)');
    expect.soft(await text(request, page), place).not.toContain('4 fl oz');
  }
});
