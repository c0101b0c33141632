import { z } from 'zod';

const INGREDIENTS = z.array(
  z.object({
    name: z.string().min(1),
    casNumber: z.string().optional(),
    purpose: z.string().optional(),
  }),
);

export type Ingredient = z.infer<typeof INGREDIENTS>[number];

/** Parses the list that editors write as JSON; a list of another shape is not displayed. */
export const parseIngredients = (value: unknown): Ingredient[] => INGREDIENTS.safeParse(value).data ?? [];
