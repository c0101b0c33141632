import { expect, test, type Browser, type Page } from '@playwright/test';
import { sessionOf, STUDIO_URL, type EditorName } from './addresses.ts';
import { createEntry, entriesOf } from './space.ts';

const bar = (page: Page) => page.locator('article > header');

async function open(browser: Browser, editor: EditorName, address: string): Promise<Page> {
  const context = await browser.newContext({ storageState: sessionOf(editor) });
  const page = await context.newPage();
  await page.goto(`${STUDIO_URL}/#${address}`);
  return page;
}

test('publishes a regulated field after a second person reviewed and approved the change', async ({
  browser,
  request,
}, { retry, repeatEachIndex }) => {
  // Many steps in the browsers of two editors.
  test.slow();
  // Each attempt needs its own hazard and notes, because the requests and edited values of earlier attempts remain.
  const hazards = await entriesOf(request, 'hazardClassification', 20);
  const hazard = hazards[(2 * repeatEachIndex + retry) % hazards.length];
  const id = hazard?.sys.id ?? '';
  const before = hazard?.fields.name?.['en-US'];
  const publisher = await open(browser, 'publisher', `/entries/${id}`);
  const name = publisher.locator('#field-name').getByRole('textbox').first();
  await name.fill('Causes burns');
  const notice = publisher.getByRole('region', { name: 'Approval' });
  await expect(notice).toContainText('A second person must approve');
  await publisher.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(publisher.getByRole('dialog', { name: 'Before you publish' })).toContainText(
    'A second person must approve',
  );
  await publisher.keyboard.press('Escape');

  await notice.getByRole('button', { name: 'Request approval' }).click();
  const dialog = publisher.getByRole('dialog', { name: 'Request approval' });
  await dialog.getByLabel('Approver').selectOption({ label: 'Una Approver' });
  const firstNote = `As in the new regulation, ${id}`;
  await dialog.getByLabel('Note').fill(firstNote);
  await dialog.getByRole('button', { name: 'Send request', exact: true }).click();
  await expect(notice).toContainText('Una Approver was asked to approve');

  const approver = await open(browser, 'approver', '/');
  await expect(approver.getByRole('heading', { name: 'Your work' })).toBeVisible();
  const link = approver.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: /^Approvals/ });
  await expect(link).toHaveAccessibleName(/^Approvals \d+ waiting$/);
  await approver.getByRole('link', { name: /for you$/ }).click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  const request1 = approver.getByRole('article').filter({ hasText: firstNote });
  await expect(request1).toContainText(String(before));
  await expect(request1).toContainText('Causes burns');
  await request1.getByRole('button', { name: 'Reject' }).click();
  await expect(request1.getByLabel('Comment')).toBeFocused();
  await request1.getByLabel('Comment').fill('The word is corrosive');
  await request1.getByRole('button', { name: 'Reject' }).click();
  await expect(request1).toHaveCount(0);

  await publisher.reload();
  await expect(notice).toContainText('Rejected: The word is corrosive');
  // Delay the save: the request for approval must wait for it.
  const dialogSubmitted = Promise.withResolvers<void>();
  await publisher.route(`**/entries/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await dialogSubmitted.promise;
    await route.continue();
  });
  await name.fill('Causes severe burns');
  await notice.getByRole('button', { name: 'Request approval' }).click();
  await dialog.getByLabel('Approver').selectOption({ label: 'Una Approver' });
  const secondNote = `Second try, ${id}`;
  await dialog.getByLabel('Note').fill(secondNote);
  await dialog.getByRole('button', { name: 'Send request', exact: true }).click();
  dialogSubmitted.resolve();
  await expect(notice).toContainText('Una Approver was asked to approve');

  await approver.reload();
  const request2 = approver.getByRole('article').filter({ hasText: secondNote });
  await expect(request2).toContainText('Causes severe burns');
  await request2.getByRole('button', { name: 'Approve' }).click();
  await expect(request2).toHaveCount(0);

  await publisher.reload();
  await expect(bar(publisher).getByRole('status')).toContainText('Saved');
  await publisher.getByRole('button', { name: 'Publish', exact: true }).click();
  // Several pages display a hazard, so the publish has to be confirmed.
  await publisher.getByRole('button', { name: /^Publish (?:now|only this entry)$/ }).click();
  await expect(bar(publisher).getByRole('status')).toContainText('Published');
  await publisher.context().close();
  await approver.context().close();
});

test('does not let editors approve their own changes', async ({ browser, request }) => {
  const { sys } = await createEntry(request, 'hazardClassification', { name: { 'en-US': 'New' } });
  const author = await open(browser, 'approver', `/entries/${sys.id}`);
  await author.locator('#field-name').getByRole('textbox').first().fill('My own hazard');
  const notice = author.getByRole('region', { name: 'Approval' });
  await notice.getByRole('button', { name: 'Request approval' }).click();
  const dialog = author.getByRole('dialog', { name: 'Request approval' });
  await expect(dialog.getByLabel('Approver')).not.toContainText('Una Approver');
  const note = `My own change, ${sys.id}`;
  await dialog.getByLabel('Note').fill(note);
  await dialog.getByRole('button', { name: 'Send request', exact: true }).click();
  await expect(notice).toContainText('was asked to approve');
  await author.goto(`${STUDIO_URL}/#/approvals`);
  const own = author.getByRole('article').filter({ hasText: note });
  await expect(own).toContainText('You made this change, so another approver must review it.');
  await expect(own.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await author.context().close();
});
