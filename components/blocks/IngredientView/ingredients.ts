import { z } from 'zod';
import type { IngredientViewFragment } from '@/graphql/generated/operations';

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

/** Whether a product's ingredient view has anything to display. */
export const hasIngredients = (view: IngredientViewFragment): boolean =>
  Boolean(parseIngredients(view.ingredients).length > 0 || view.introduction || view.smartlabel);
