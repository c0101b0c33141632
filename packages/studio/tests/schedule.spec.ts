import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './own-studio.ts';
import { createEntry, readEntry } from './space.ts';

const schedule = (page: Page) => page.getByRole('region', { name: 'Schedule' });
const heading = (name: string) => ({
  name: { 'en-US': name },
  text: { 'en-US': 'A heading' },
  level: { 'en-US': 2 },
});

const SOON_MS = 5_000;

/** Schedules a publish in a few seconds. Uses the API because the form accepts only whole minutes. @returns its time */
async function scheduleSoon(request: APIRequestContext, linkType: string, id: string): Promise<number> {
  const time = Date.now() + SOON_MS;
  const answer = await request.post('/api/spaces/cleanpro/scheduled_actions', {
    headers: { origin: new URL((await request.get('/session')).url()).origin },
    data: {
      action: 'publish',
      scheduledFor: { datetime: new Date(time).toISOString(), timezone: 'UTC' },
      entity: { sys: { type: 'Link', linkType, id } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
    },
  });
  expect(answer.status()).toBe(201);
  return time;
}

test('schedules publishing and unpublishing in a time zone, then lists and cancels both', async ({
  page,
  request,
}) => {
  const entry = await createEntry(request, 'heading', heading('Later'));
  await page.goto(`/#/entries/${entry.sys.id}`);
  await schedule(page).getByLabel('Publish at', { exact: true }).fill('2090-01-02T10:00');
  await schedule(page).getByLabel('Unpublish at').fill('2090-07-02T10:00');
  await schedule(page).getByLabel('Time zone').selectOption('America/New York');
  await schedule(page).getByRole('button', { name: 'Schedule' }).click();
  const items = schedule(page).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.locator('time').first()).toHaveAttribute('datetime', '2090-01-02T15:00:00.000Z');
  await expect(items.locator('time').last()).toHaveAttribute('datetime', '2090-07-02T14:00:00.000Z');
  await page.reload();
  await expect(items.first()).toContainText('America/New York');
  await page.goto('/#/schedule');
  await expect(page.getByRole('row').filter({ hasText: 'Unpublish at' })).toContainText('Later');
  const cancel = page.getByRole('button', { name: 'Cancel Later' });
  await cancel.first().click();
  await expect(cancel).toHaveCount(1);
  await cancel.click();
  await expect(page.getByText('Nothing is scheduled.')).toBeVisible();
  // Sign out, which affects no other test because this studio is separate.
  await expect(page.getByRole('banner')).toContainText('Una Approver Approver');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/sign-in$/);
});

test('publishes a scheduled release after the services restart', async ({ page, request, ownStudio }) => {
  // The test starts the services twice.
  test.slow();
  const entry = await createEntry(request, 'heading', heading('Goes out'));
  const broken = await createEntry(request, 'heading', { name: { 'en-US': 'Stays a draft' } });
  await page.goto(`/#/entries/${entry.sys.id}`);
  await page.getByRole('button', { name: 'Add to release…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add this entry to a release' });
  await dialog.getByLabel('Release name').fill('While nobody watches');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('link', { name: 'While nobody watches' }).click();
  await expect(page.getByRole('heading', { name: 'While nobody watches' })).toBeVisible();
  await scheduleSoon(request, 'Entry', broken.sys.id);
  const time = await scheduleSoon(request, 'Release', page.url().split('/').at(-1) ?? '');
  await ownStudio.stopServices();
  await expect.poll(() => Date.now(), { timeout: 60_000 }).toBeGreaterThan(time);
  await ownStudio.startServices();
  await expect.poll(async () => (await readEntry(request, entry.sys.id)).sys.publishedVersion).toBeDefined();
  await page.goto('/#/schedule');
  await page.reload();
  const past = page.getByRole('table', { name: 'Last two weeks' });
  await expect(past.getByRole('row').filter({ hasText: 'While nobody watches' })).toContainText('Done');
  await expect(past.getByRole('row').filter({ hasText: 'Stays a draft' })).toContainText('Failed.');
  const published = await request.get(
    `/api/spaces/cleanpro/environments/master/public/entries?sys.id=${entry.sys.id}`,
  );
  expect(z.object({ total: z.number() }).parse(await published.json()).total).toBe(1);
});
