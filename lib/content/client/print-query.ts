import { Kind, print, stripIgnoredCharacters, visit, type ASTNode, type SelectionNode } from 'graphql';

const isTypename = (selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD && selection.name.value === '__typename';

/** Printed documents. A document never changes, so each is printed only once. */
const printed = new WeakMap<ASTNode, string>();

/**
 * Prints a query as compactly as possible, because Contentful limits queries to 8 kB. Removes white space. Also removes
 * the `__typename` that Apollo Client adds next to a fragment spread, because the fragment already selects it.
 */
export function printQuery(document: ASTNode): string {
  const cached = printed.get(document);
  if (cached !== undefined) return cached;
  const shorter: ASTNode = visit(document, {
    SelectionSet: (set) =>
      set.selections.some(({ kind }) => kind === Kind.FRAGMENT_SPREAD)
        ? { ...set, selections: set.selections.filter((selection) => !isTypename(selection)) }
        : undefined,
  });
  const text = stripIgnoredCharacters(print(shorter));
  printed.set(document, text);
  return text;
}
