import type { Page } from '@playwright/test';
import { z } from 'zod';

const LIST = z.array(z.looseObject({ '@type': z.string() }));

/** What a page tells search engines, each with its type of schema.org. */
export const structuredData = async (page: Page): Promise<z.infer<typeof LIST>> =>
  LIST.parse(JSON.parse(await page.locator('script[type="application/ld+json"]').innerHTML()));
