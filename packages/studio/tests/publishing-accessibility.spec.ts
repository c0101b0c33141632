import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import { createEntry } from './space.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the axe violations of a page, except inside fields, whose editors are Contentful's. */
async function violationsIn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({ exclude: ['.field > :not(h2):not(p)', 'iframe'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in the publishing screens, ${colorScheme}`, async ({ page, request }) => {
    // The test checks nine screens.
    test.slow();
    await page.emulateMedia({ colorScheme });
    const slug = `accessible-${colorScheme}-${Date.now()}`;
    const { sys } = await createEntry(request, 'contentPage', {
      name: { 'en-US': slug },
      slug: { 'en-US': slug },
      title: { 'en-US': 'A page of a test' },
    });
    const hazard = await createEntry(request, 'hazardClassification', { name: { 'en-US': 'New hazard' } });
    await page.goto(`/#/entries/${hazard.sys.id}`);
    const notice = page.getByRole('region', { name: 'Approval' });
    await notice.getByRole('button', { name: 'Request approval' }).click();
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send request', exact: true }).click();
    await expect(notice).toContainText('was asked to approve');

    await page.goto(`/#/entries/${sys.id}`);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'In search results' })).toBeVisible();
    // A disabled button is pale, and this one is disabled while the checks run.
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
    expect(await violationsIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add to release…' }).click();
    await page.getByRole('combobox', { name: 'Release' }).selectOption('New release…');
    await page.getByLabel('Release name').fill(slug);
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: slug }).click();
    await page.getByRole('button', { name: 'Validate' }).click();
    await expect(page.getByText('Validated')).toBeVisible();
    await page.getByLabel('Publish at', { exact: true }).fill('2090-01-02T10:00');
    await page.getByRole('button', { name: 'Schedule' }).click();
    await expect(
      page.getByRole('region', { name: 'Pages that will change' }).getByRole('listitem'),
    ).toHaveCount(1);
    expect(await violationsIn(page)).toEqual([]);

    for (const [address, name] of [
      ['/#/releases', 'Releases'],
      ['/#/schedule', 'Schedule'],
      ['/#/approvals', 'Approvals'],
      ['/#/', 'Your work'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      expect(await violationsIn(page), address).toEqual([]);
    }
  });
}
