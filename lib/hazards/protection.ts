/** What to wear and mind for a task: the equipment of its products, and what the task names besides. */

/** Equipment that protects at least as well as another one, so that a list names only the stronger. */
const STRONGER: Readonly<Record<string, string>> = {
  'safety glasses': 'chemical splash goggles',
  'disposable gloves': 'chemical-resistant gloves',
};

/** The items of all lists in their order, each once, without what a stronger one makes superfluous. */
export function protectionOf(...lists: readonly (readonly string[])[]): string[] {
  const items = new Map<string, string>();
  for (const item of lists.flat()) if (!items.has(item.toLowerCase())) items.set(item.toLowerCase(), item);
  return [...items].flatMap(([key, item]) => (items.has(STRONGER[key] ?? '') ? [] : item));
}
