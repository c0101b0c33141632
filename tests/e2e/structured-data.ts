import type { Page } from '@playwright/test';
import { z } from 'zod';

const THINGS = z.array(z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() }));

export const parseStructuredData = (text: string): z.infer<typeof THINGS> => THINGS.parse(JSON.parse(text));

export const structuredData = async (page: Page): Promise<z.infer<typeof THINGS>> =>
  parseStructuredData(await page.locator('script[type="application/ld+json"]').innerHTML());
