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

/** Parses the ingredients that editors enter as JSON. Returns an empty list if their shape is wrong. */
export const parseIngredients = (value: unknown): Ingredient[] => INGREDIENTS.safeParse(value).data ?? [];

/** Whether there is anything to display: ingredients, an introduction or a SmartLabel. */
export const hasIngredients = (view: IngredientViewFragment): boolean =>
  Boolean(parseIngredients(view.ingredients).length > 0 || view.introduction || view.smartlabel);
