/** Facts of a product in words that are the same on its page, in comparisons and in the recommender. */
import { isArticleForm } from '@cleanpro/product-safety/hazards/articles';

/** Forms that touch nothing by which their smell would matter. */
const FORMS_WITHOUT_SMELL = ['Tool', 'Dispenser'];

/** Whether fragrance was added. Null for tools and dispensers, unless they are scented. */
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

/** How surfaces that touch food are treated with a product or after it. Null for a product that is not for them. */
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
