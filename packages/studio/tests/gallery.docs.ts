import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { SCREENS } from './screens.ts';

/** Screens that the README shows, by their names in packages/studio/tests/screens.ts, and their color schemes. */
const PICTURES: readonly (readonly [string, 'light' | 'dark'])[] = [
  ['entries', 'light'],
  ['entry', 'light'],
  ['page', 'light'],
  ['page', 'dark'],
  ['choosing an entry', 'light'],
  ['entry that cannot be published', 'light'],
  ['assets', 'light'],
  ['sign-in', 'dark'],
];
const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/studio', import.meta.url));

for (const [name, colorScheme] of PICTURES) {
  test(`picture of ${name}, ${colorScheme}`, async ({ page, request }) => {
    const screen = SCREENS.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen "${name}"`);
    await page.emulateMedia({ colorScheme });
    await screen.open(page, request);
    await page.waitForLoadState('load');
    const shot = await page.screenshot({ scale: 'css', animations: 'disabled' });
    const picture = await sharp(shot).webp({ quality: 72 }).toBuffer();
    expect(picture.length).toBeLessThan(200_000);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, `${name.replaceAll(/\W+/g, '-')}-${colorScheme}.webp`), picture);
  });
}
