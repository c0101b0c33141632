/**
 * Returns the names of the patterns that match a string, and the string without the matches. Each pattern is applied to
 * what the earlier patterns left, so that `apron` does not match in “fluid-resistant apron”.
 * @param patterns global patterns with their names
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
