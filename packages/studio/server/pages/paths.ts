const ROOT_PATH = '/en-us';
/** Slug of the guided assistant. Its pages have addresses below this one. */
const ASSISTANT = 'recommender';

/** Whether a content type is a page: only pages have a field for page metadata. */
export const isPageType = ({ fields }: { fields: readonly { id: string }[] }): boolean =>
  fields.some(({ id }) => id.toLowerCase() === 'pagemetadata');

export const isOfAssistant = (type: string): boolean => type.startsWith(ASSISTANT);

/** Returns the path of a slug below the root of the site. */
export const pathBelowRoot = (slug: string): string => `${ROOT_PATH}/${slug}`;

/** Returns the path of a page by its content type and slug. */
export function pathOf(type: string, slug: string): string {
  if (isOfAssistant(type)) return pathBelowRoot(`${ASSISTANT}/${slug}`);
  return slug === 'home' ? ROOT_PATH : pathBelowRoot(slug);
}

/** Path of the guided assistant's first page, which has no slug. */
export const ASSISTANT_PATH = pathBelowRoot(ASSISTANT);
