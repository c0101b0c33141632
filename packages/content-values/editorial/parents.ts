/** Fields that name the page above a page, which its breadcrumbs follow. */
export const PARENT_FIELDS = ['parentPage', 'parentIndustryPage'];

/**
 * Whether a page is above itself, by way of any of its parents.
 * @param parentsOf the ids of the pages directly above a page
 */
export function isOwnAncestor(id: string, parentsOf: (id: string) => readonly string[]): boolean {
  const seen = new Set<string>();
  let above = parentsOf(id);
  while (above.length > 0) {
    if (above.includes(id)) return true;
    const next = above.filter((parent) => !seen.has(parent));
    for (const parent of next) seen.add(parent);
    above = next.flatMap(parentsOf);
  }
  return false;
}
