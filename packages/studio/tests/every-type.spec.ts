import { expect, test, type Page } from '@playwright/test';
import type { ContentType } from '../screen/api/schemas.ts';
import { contentTypes, createEntry, firstEntry, readEntry } from './space.ts';

/** Number of tests that the content types are split into. Two tests run in parallel. */
const PARTS = 4;
const EDITABLE = 'input, textarea, button, select, [contenteditable="true"]';
const FAILED = /can’t be edited here|editor crashed/;

// At this width the form has no preview next to it. The preview has its own tests.
test.use({ viewport: { width: 900, height: 900 } });

/** Returns the ids of fields that cannot be edited, or whose editor is missing or has failed. */
const faults = (page: Page, type: ContentType): Promise<string[]> =>
  page.evaluate(
    ({ ids, editable, failed }) =>
      ids.filter((id) => {
        const section = document.querySelector(`#field-${CSS.escape(id)}`);
        return !section?.querySelector(editable) || new RegExp(failed).test(section.textContent);
      }),
    {
      ids: type.fields.filter(({ omitted }) => !omitted).map(({ id }) => id),
      editable: EDITABLE,
      failed: FAILED.source,
    },
  );

for (let part = 0; part < PARTS; part += 1) {
  test(`opens every content type with editable fields and makes no changes, part ${part + 1} of ${PARTS}`, async ({
    page,
    request,
  }) => {
    // Nearly thirty forms, on a machine that can be busy.
    test.setTimeout(600_000);
    const writes: string[] = [];
    const failures: string[] = [];
    page.on('request', (sent) => {
      // Reporting which entry is open is not a change.
      if (sent.method() !== 'GET' && new URL(sent.url()).pathname !== '/presence')
        writes.push(`${sent.method()} ${sent.url()}`);
    });
    page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.message}`));
    const types = await contentTypes(request);
    expect(types.length).toBeGreaterThan(100);
    const before = [];
    for (const type of types.filter((_, index) => index % PARTS === part)) {
      const { sys } =
        (await firstEntry(request, type.sys.id)) ?? (await createEntry(request, type.sys.id, {}));
      before.push(await readEntry(request, sys.id));
      await page.goto(`/#/entries/${sys.id}`);
      await expect(page.locator('article.entry > header p').first()).toHaveText(type.name);
      // Poll often, because the waits for a hundred forms add up.
      await expect.poll(() => faults(page, type), { message: type.sys.id, intervals: [50] }).toEqual([]);
    }
    // Leaving a form saves its changes, if it has any.
    await page.goto('/#/releases');
    await expect(page.getByRole('heading', { name: 'Releases' })).toBeVisible();
    for (const entry of before) expect(await readEntry(request, entry.sys.id)).toEqual(entry);
    expect(writes).toEqual([]);
    expect(failures).toEqual([]);
  });
}
