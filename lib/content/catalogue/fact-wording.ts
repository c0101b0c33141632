/** Wording of product facts, shared by product pages, comparisons and the recommender. */
import { isArticleForm } from '@cleanpro/product-safety/hazards/articles';

const FORMS_WITHOUT_SMELL = ['Tool', 'Dispenser'];

/**
 * Returns a phrase that says whether the product is scented. Null if unknown, and for unscented tools and dispensers.
 */
export function fragranceText({
  form,
  fragranceFree,
}: {
  form: string | null;
  fragranceFree: boolean | null;
}): string | null {
  if (fragranceFree === false) return 'Scented';
  return fragranceFree && !FORMS_WITHOUT_SMELL.includes(form ?? '') ? 'Fragrance free' : null;
}

/**
 * Returns a sentence that says how to treat food-contact surfaces when a product is used on them. Null if the product
 * is not meant for such surfaces.
 */
export function foodContactText({
  form,
  foodContact,
  rinse,
}: {
  form: string | null;
  foodContact: boolean | null;
  rinse: string | null;
}): string | null {
  if (!foodContact) return null;
  const allowed = 'Allowed on food-contact surfaces';
  if (isArticleForm(form)) return `${allowed}; they are washed, rinsed and sanitized in separate steps`;
  if (rinse === 'Do not rinse') return `${allowed} as the directions say, without another rinse`;
  return `${allowed} when they are rinsed with potable water and sanitized afterward`;
}
