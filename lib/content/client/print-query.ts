import { Kind, print, stripIgnoredCharacters, visit, type ASTNode, type SelectionNode } from 'graphql';

const isTypename = (selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD && selection.name.value === '__typename';

/** Documents never change, so each is printed once. */
const printed = new WeakMap<ASTNode, string>();

/**
 * A query without white space, and without the `__typename` that Apollo Client adds beside the spread of a fragment, which
 * has it too: both count against the service's limit of 8 kB.
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
