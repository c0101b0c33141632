/** Starts the studio that the tests share, and signs in its editors. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, request } from '@playwright/test';
import {
  EDITOR_NAMES,
  EDITORS,
  sessionOf,
  SERVICES_PORT,
  SITE_PORT,
  STUDIO_PORT,
  type Editor,
} from './addresses.ts';
import { startStudio, type RunningStudio } from './running-studio.ts';

/** Signs an editor in. @returns the stored state of the editor's browser */
export async function signIn({ url, invite }: RunningStudio, editor: Editor) {
  const browser = await request.newContext({ baseURL: url });
  const form = { key: await invite(editor) };
  await browser.post('/sign-in', { form, headers: { origin: url } });
  expect((await browser.get('/session')).status()).toBe(200);
  const stored = await browser.storageState();
  await browser.dispose();
  return stored;
}

export default async function start(): Promise<() => Promise<void>> {
  const ports = { site: SITE_PORT, services: SERVICES_PORT, studio: STUDIO_PORT };
  const studio = await startStudio({ ports, withSite: true });
  try {
    for (const name of EDITOR_NAMES) {
      const file = sessionOf(name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(await signIn(studio, EDITORS[name])));
    }
  } catch (error) {
    await studio.stop();
    throw error;
  }
  return studio.stop;
}
