/** Tests the GraphQL explorer of the embedded content service (docs/services.md, "Contentful GraphQL"). */
import { expect, test, type Page } from '@playwright/test';
import { findViolations } from './accessibility';
import { SERVICES_URL } from './services-control';

const ENDPOINT = `${SERVICES_URL}/content/v1/spaces/cleanpro/environments/master`;
const open = (page: Page) =>
  page.goto(`${ENDPOINT}/explore?access_token=${process.env.CONTENTFUL_DELIVERY_TOKEN}`);

test('runs a query by keyboard and announces its result', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  const query = page.getByLabel('Query');
  await expect(query).toBeFocused();
  await query.fill('query ($id: String!) { brand(id: $id) { sys { id } } }');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('{ "id": "brand-dawn"');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status')).toContainText('The variables are not JSON');
  await expect(page.getByLabel('Variables (JSON)')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' }');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status')).toContainText(/^200 · \d+ ms · complexity \d+$/);
  await expect(page.getByText('"id": "brand-dawn"')).toBeVisible();
});

test('finds types by name or field, on an accessible page', async ({ page }) => {
  const schema = page.waitForResponse(ENDPOINT);
  await open(page);
  await (await schema).finished();
  await expect(page.getByText('Query · object', { exact: true })).toBeVisible();
  await page.getByLabel('Find a type or field').fill('no such type');
  await expect(page.getByText('No type or field has this name.')).toBeVisible();
  await page.getByLabel('Find a type or field').fill('BrandFilter');
  const type = page.getByText('BrandFilter · input object', { exact: true });
  await type.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('contentfulMetadata: ContentfulMetadataFilter', { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('reports a schema that cannot be read', async ({ page }) => {
  await page.route(ENDPOINT, (route) =>
    route.fulfill({ status: 500, json: { errors: [{ message: 'Two types have the name Note' }] } }),
  );
  await open(page);
  await expect(page.getByText('The schema could not be read: Two types have the name Note')).toBeVisible();
});
