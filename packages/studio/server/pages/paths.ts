/** Which content types are pages, and the paths that pages have in the site. */
const ROOT_PATH = '/en-us';
/** Pages of the guided assistant have addresses below its own. */
const ASSISTANT = 'recommender';

/** Pages have metadata of a page; nothing else has. */
export const isPageType = ({ fields }: { fields: readonly { id: string }[] }): boolean =>
  fields.some(({ id }) => id.toLowerCase() === 'pagemetadata');

export const isOfAssistant = (type: string): boolean => type.startsWith(ASSISTANT);

/** The path below the root of the site. */
export const pathBelowRoot = (slug: string): string => `${ROOT_PATH}/${slug}`;

/** The path of a page by its slug. */
export function pathOf(type: string, slug: string): string {
  if (isOfAssistant(type)) return pathBelowRoot(`${ASSISTANT}/${slug}`);
  return slug === 'home' ? ROOT_PATH : pathBelowRoot(slug);
}

/** The path of the guided assistant's first page, which has no slug. */
export const ASSISTANT_PATH = pathBelowRoot(ASSISTANT);
