import type { Page } from '@playwright/test';
import { z } from 'zod';

const THINGS = z.array(z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() }));

/** The things of a script of JSON-LD, each with its type of schema.org. @throws Error when it is not such a list */
export const parseStructuredData = (text: string): z.infer<typeof THINGS> => THINGS.parse(JSON.parse(text));

/** What a page tells search engines. */
export const structuredData = async (page: Page): Promise<z.infer<typeof THINGS>> =>
  parseStructuredData(await page.locator('script[type="application/ld+json"]').innerHTML());
