import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Kinds of products. There is a file of sample reviews for each. */
const GROUPS = ['dish', 'grease', 'laundry', 'restroom', 'floor', 'surface', 'air', 'hand', 'paper'] as const;
export type Group = (typeof GROUPS)[number];

const REVIEW = z.strictObject({
  rating: z.int().min(1).max(5),
  title: z.string().min(1),
  text: z.string().min(1),
  response: z.string().min(1).optional(),
});
const PRODUCTS = z.record(z.string(), z.array(REVIEW));

export interface SampleProduct {
  productId: string;
  group: Group;
  reviews: readonly z.infer<typeof REVIEW>[];
}

/** Reads the sample reviews. Each was written for one product. */
export function readSampleProducts(): SampleProduct[] {
  return GROUPS.flatMap((group) => {
    const file = new URL(`./reviews/${group}.json`, import.meta.url);
    const products = PRODUCTS.parse(JSON.parse(readFileSync(file, 'utf8')));
    return Object.entries(products).map(([productId, reviews]) => ({ productId, group, reviews }));
  });
}
