/**
 * Simulates Contentful's editor: a page that shows a preview in a frame and exchanges messages of
 * @contentful/live-preview with it.
 */
import { expect, type Frame, type Page } from '@playwright/test';
import { z } from 'zod';
import { createPreviewTicket } from '../../lib/content/preview/preview-ticket';
import { waitForHydration } from './settle';

const SITE = `http://localhost:${process.env.PORT}`;
export const STUDIO = process.env.STUDIO_URL ?? '';

const MESSAGES = z.array(z.looseObject({ origin: z.string(), source: z.string(), method: z.string() }));

export async function openInFrame(page: Page, editor: string, path: string): Promise<Frame> {
  // Without this permission, Chromium does not let a public page frame a page from this machine.
  await page.context().grantPermissions(['local-network-access'], { origin: editor });
  const ticket = createPreviewTicket(path, process.env.PREVIEW_SECRET ?? '', Date.now());
  const address = `${SITE}/api/preview?ticket=${ticket}&path=${encodeURIComponent(path)}`;
  const body = `<body style="margin: 0">
    <script>
      const messages = [];
      addEventListener('message', ({ origin, data }) => messages.push({ origin, ...data }));
    </script>
    <iframe style="border: 0; width: 100vw; height: 100vh" src="${address}"></iframe>`;
  await page.route(`${editor}/`, (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.goto(`${editor}/`);
  await expect(page.frameLocator('iframe').getByText('You’re viewing unpublished content.')).toBeVisible();
  const frame = page.frames().at(-1);
  if (!frame) throw new Error('The page has no frame');
  await waitForHydration(frame);
  await expect.poll(() => receivedMessages(page, 'CONNECTED')).toHaveLength(1);
  return frame;
}

export const receivedMessages = async (page: Page, method: string) =>
  MESSAGES.parse(await page.evaluate('messages')).filter((message) => message.method === method);

export async function post(page: Page, frame: Frame, message: Record<string, unknown>): Promise<void> {
  await frame.evaluate(() => {
    Object.assign(window, { hasMessage: false });
    addEventListener('message', () => Object.assign(window, { hasMessage: true }), { once: true });
  });
  await page.evaluate(
    ({ target, data }) => window.frames[0]?.postMessage({ source: 'live-preview-editor', ...data }, target),
    { target: SITE, data: message },
  );
  await frame.waitForFunction((): unknown => Reflect.get(window, 'hasMessage'));
}

/** Turns the inspector on or off. While it is on, clicks open fields. */
export const setInspector = (page: Page, frame: Frame, isInspectorActive: boolean): Promise<void> =>
  post(page, frame, { method: 'INSPECTOR_MODE_CHANGED', isInspectorActive });
