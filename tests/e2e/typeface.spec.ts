import { expect, test } from '@playwright/test';

test('loads one preloaded typeface from this site, with a metric-compatible fallback @short', async ({
  page,
  baseURL,
}) => {
  const fonts: { url: string; size: number }[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'font')
      fonts.push({ url: response.url(), size: (await response.body()).length });
  });
  await page.goto('/en-us', { waitUntil: 'networkidle' });
  expect(fonts).toHaveLength(1);
  expect(fonts[0]?.url.startsWith(`${baseURL}/`)).toBe(true);
  // The file contains all weights of the Latin letters. A larger file would keep a slow network busy.
  expect(fonts[0]?.size).toBeLessThan(40_000);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
  const fallback = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map((rule) => rule.cssText)
      .find((text) => text.includes('local(')),
  );
  expect(fallback).toMatch(/size-adjust: \d+(\.\d+)?%/);
  expect(fallback).toMatch(/ascent-override: \d+(\.\d+)?%/);
});
