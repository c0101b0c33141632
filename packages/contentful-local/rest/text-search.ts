/** The parameter `query`: words that an item has in any of its fields. */

const collect = (value: unknown, found: string[]): void => {
  if (typeof value === 'string') found.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collect(inner, found);
};

/** All text in a value, in lower case. */
export function searchedText(value: unknown): string {
  const found: string[] = [];
  collect(value, found);
  return found.join(' ').toLowerCase();
}

/** The words of a query, in lower case. */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);
