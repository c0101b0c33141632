/**
 * Returns the names of the patterns that match a string, and the string without the matches. Each pattern sees only
 * what the earlier patterns left, so that `apron` does not also match in “fluid-resistant apron”.
 * @param patterns regular expressions with the `g` flag, each with its name
 */
export function matchesInOrder(
  text: string,
  patterns: readonly (readonly [name: string, pattern: RegExp])[],
): { names: string[]; rest: string } {
  let rest = text;
  const names = patterns.flatMap(([name, pattern]) => {
    const without = rest.replace(pattern, '');
    const isMatched = without !== rest;
    rest = without;
    return isMatched ? [name] : [];
  });
  return { names, rest };
}
