/** Tests a preview in an editor's frame (docs/services.md, "Contentful delivery and preview"). */
import { expect } from '@playwright/test';
import { openInFrame, post, receivedMessages, setInspector, STUDIO } from './editor-frame';
import { save } from './management';
import { entryId } from './real-ids';
import { waitForHydration } from './settle';
import { test } from './without-pictures';

const EDITORS = ['https://app.contentful.com', STUDIO];
/** A draft that was never published, so only previews show its changes. */
const ENTRY = entryId('page-whats-new-draft');
const FOOTER_LINK = entryId('footer-2-2');
const PATH = '/en-us/whats-new/spring-campaign';

for (const editor of EDITORS) {
  test(`clicking in the frame opens the field in the editor: ${editor}`, async ({ page }) => {
    const frame = await openInFrame(page, editor, PATH);
    const shared = { origin: new URL(frame.url()).origin, source: 'live-preview-sdk' };
    expect(await receivedMessages(page, 'CONNECTED')).toEqual([
      expect.objectContaining({ ...shared, connected: true, locale: 'en-US', isInspectorEnabled: true }),
    ]);
    await setInspector(page, frame, true);
    await frame.locator('h1').click();
    const clicked = expect.objectContaining({
      ...shared,
      entryId: ENTRY,
      fieldId: 'title',
      locale: 'en-US',
      space: 'cleanpro',
      environment: 'master',
    });
    await expect.poll(() => receivedMessages(page, 'TAGGED_FIELD_CLICKED')).toEqual([clicked]);
    // Links open their field too. With the inspector off, the browser follows them.
    const link = frame.locator('footer a[data-contentful-field-id][href^="/en-us/"]').first();
    await link.click();
    await expect.poll(() => receivedMessages(page, 'TAGGED_FIELD_CLICKED')).toHaveLength(2);
    expect(new URL(frame.url()).pathname).toBe(PATH);
    await setInspector(page, frame, false);
    await link.click();
    await expect.poll(() => new URL(frame.url()).pathname).not.toBe(PATH);
    expect(await receivedMessages(page, 'TAGGED_FIELD_CLICKED')).toHaveLength(2);
  });

  test(`the frame shows saved changes without reloading: ${editor} @real-ids`, async ({ page, request }) => {
    const frame = await openInFrame(page, editor, PATH);
    await frame.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const title = `Spring campaign, saved at ${new Date().toISOString()}`;
    await save(request, ENTRY, { title });
    await post(page, frame, { method: 'ENTRY_SAVED', entity: { sys: { id: ENTRY, type: 'Entry' } } });
    await expect(frame.locator('h1')).toHaveText(title);
    expect(await frame.evaluate((): unknown => Reflect.get(window, 'isSameDocument'))).toBe(true);
    // The frame must not take the focus while the editor types outside of it.
    expect(await frame.evaluate(() => document.activeElement === document.body)).toBe(true);
    await setInspector(page, frame, true);
    await frame.locator('h1').click();
    await expect
      .poll(() => receivedMessages(page, 'TAGGED_FIELD_CLICKED'))
      .toEqual([expect.objectContaining({ entryId: ENTRY, fieldId: 'title' })]);
  });
}

test('the frame shows a saved footer link, although only full documents contain the footer @real-ids', async ({
  page,
  request,
}) => {
  const frame = await openInFrame(page, STUDIO, PATH);
  const link = frame.locator('footer nav a[href="/en-us/contact-us"]');
  const text = (await link.textContent()) ?? '';
  const changed = `${text}, seven days a week`;
  await save(request, FOOTER_LINK, { linkText: changed });
  try {
    await post(page, frame, { method: 'ENTRY_SAVED', entity: { sys: { id: FOOTER_LINK, type: 'Entry' } } });
    await expect(link).toHaveText(changed);
    await waitForHydration(frame);
    await expect(link).toHaveAttribute('data-contentful-entry-id', FOOTER_LINK);
  } finally {
    await save(request, FOOTER_LINK, { linkText: text });
  }
});

test('the frame ignores messages from pages other than editors', async ({ page }) => {
  const frame = await openInFrame(page, STUDIO, PATH);
  await frame.evaluate(() =>
    window.postMessage(
      { source: 'live-preview-editor', method: 'INSPECTOR_MODE_CHANGED', isInspectorActive: true },
      window.origin,
    ),
  );
  await frame.locator('h1').click();
  await setInspector(page, frame, true);
  await frame.locator('footer [data-contentful-field-id]').first().click();
  // Messages arrive in order, so an earlier one for the title would be listed.
  await expect
    .poll(() => receivedMessages(page, 'TAGGED_FIELD_CLICKED'))
    .toEqual([expect.objectContaining({ entryId: expect.not.stringContaining(ENTRY) })]);
});
