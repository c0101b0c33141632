/** Fields that link to a page's parent, which breadcrumbs follow. */
export const PARENT_FIELDS = ['parentPage', 'parentIndustryPage'];

/**
 * Whether a page is its own ancestor, because its parents form a loop.
 * @param parentsOf returns the IDs of a page's direct parents
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
