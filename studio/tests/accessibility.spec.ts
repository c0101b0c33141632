import { expect, test } from '@playwright/test';
import { violationsInBothSchemes } from './accessibility.ts';
import { SCREENS } from './screens.ts';

for (const { name, open } of SCREENS) {
  test(`axe finds nothing in ${name} @tablet`, async ({ page, request }) => {
    await open(page, request);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
}
