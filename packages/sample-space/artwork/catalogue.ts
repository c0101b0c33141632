import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const catalogue = z.object({
  brands: z.array(z.object({ code: z.string(), name: z.string(), accent: z.string() })),
  products: z.array(
    z.object({
      brandName: z.string(),
      accent: z.string(),
      name: z.string(),
      category: z.string(),
      epa: z.string(),
      variants: z.array(z.object({ id: z.string(), size: z.string(), form: z.string(), liquid: z.string() })),
    }),
  ),
});

/** Reads `catalogue.json`: brands, products, variants and their designs. */
export const readCatalogue = (): z.infer<typeof catalogue> =>
  catalogue.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'catalogue.json'), 'utf8')));
