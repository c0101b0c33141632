/** The parameter `query`: words that an item must contain, in any of its fields. */

const collect = (value: unknown, found: string[]): void => {
  if (typeof value === 'string') found.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collect(inner, found);
};

/** Returns all text in a value, in lowercase. */
export function searchedText(value: unknown): string {
  const found: string[] = [];
  collect(value, found);
  return found.join(' ').toLowerCase();
}

/** Returns the words of a query, in lowercase. */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);
