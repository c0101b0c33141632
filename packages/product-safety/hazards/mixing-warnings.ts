/**
 * Wording of mixing warnings, shared by product pages, cleaning jobs and plans, the product finder, posters and safety
 * data sheets.
 */
import { lowerFirst, upperFirst } from '@cleanpro/text/first-letter';
import { joinWords } from '@cleanpro/text/join-words';
import { dangerousPairs, incompatibleGroups, reactiveContents, SEPARATION } from './incompatibility.ts';
import { mixtureOf, type Mixture } from './substances.ts';

export interface NamedMixture extends Mixture {
  name: string;
}

/** Converts a product from the content service to a named mixture. */
export const namedMixture = (
  product: { productName: string | null } & Parameters<typeof mixtureOf>[0],
): NamedMixture => ({ name: product.productName ?? '', ...mixtureOf(product) });

interface Reactive {
  contents: string;
  materials: string;
  names: string[];
}

/** Groups reactive products that have the same contents and the same incompatible materials. */
function reactiveIn(products: readonly NamedMixture[]): Reactive[] {
  const groups = new Map<string, Reactive>();
  for (const product of products) {
    const materials = incompatibleGroups(product).flatMap(({ name, danger }) =>
      danger ? `${lowerFirst(name.en)} (${danger.en})` : [],
    );
    if (materials.length === 0) continue;
    const group = {
      contents: joinWords(reactiveContents(product), 'and'),
      materials: joinWords(materials, 'or'),
    };
    const key = JSON.stringify(group);
    groups.set(key, { ...group, names: [...(groups.get(key)?.names ?? []), product.name] });
  }
  return [...groups.values()];
}

/**
 * Returns a statement without its subject, such as "contains acid. Never mix it with chlorine bleach (releases toxic
 * chlorine gas)."
 */
const statementOf = ({ contents, materials, names }: Reactive): string =>
  names.length > 1
    ? `contain ${contents}. Never mix them with ${materials}.`
    : `contains ${contents}. Never mix it with ${materials}.`;

/**
 * Returns a statement such as "Never mix A with B or C: releases toxic chlorine gas." for the pairs that must never be
 * mixed.
 */
function pairStatements(products: readonly NamedMixture[]): string[] {
  const statements = new Map<string, { first: string; others: string[]; danger: string }>();
  for (const { pair, danger } of dangerousPairs(products)) {
    const [{ name: first }, { name: other }] = pair;
    const key = `${first}:${danger.en}`;
    const others = [...(statements.get(key)?.others ?? []), other];
    statements.set(key, { first, others, danger: danger.en });
  }
  return [...statements.values()].map(
    ({ first, others, danger }) => `Never mix ${first} with ${joinWords(others, 'or')}: ${danger}.`,
  );
}

/** Returns the warnings about pairs of products in a list that already shows each product's own warnings. */
export function pairWarnings(products: readonly NamedMixture[]): string[] {
  const pairs = pairStatements(products);
  return pairs.length > 0 ? [...pairs, SEPARATION.en] : [];
}

/**
 * Returns the mixing warnings for one product or for products that are used together: dangerous pairs first, then each
 * product's incompatible materials, then the general rule. Returns an empty list if no product is reactive.
 */
export function mixingWarnings(products: readonly NamedMixture[]): string[] {
  const statements = reactiveIn(products).map((group) =>
    products.length > 1
      ? `${joinWords(group.names, 'and')} ${statementOf(group)}`
      : upperFirst(statementOf(group)),
  );
  return statements.length > 0 ? [...pairStatements(products), ...statements, SEPARATION.en] : [];
}
