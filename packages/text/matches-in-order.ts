/**
 * Returns the names of the patterns that match a text, and the text without their matches. A later pattern does not see
 * what an earlier one matched, so that `apron` does not match in “fluid-resistant apron”.
 * @param patterns global patterns with the names that they stand for
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
