/** One wording for products that must never meet, on product pages, jobs, plans, finder, posters and sheets. */
import { lowerFirst, upperFirst } from '@cleanpro/text/first-letter';
import { joinWords } from '@cleanpro/text/join-words';
import { dangerousPairs, partnersOf, reactiveContents, SEPARATION } from './incompatibility.ts';
import { mixtureOf, type Mixture } from './substances.ts';

/** A product as statements name it. */
export interface NamedMixture extends Mixture {
  name: string;
}

/** A product of the content service as a mixture with its name. */
export const namedMixture = (
  product: { productName: string | null } & Parameters<typeof mixtureOf>[0],
): NamedMixture => ({ name: product.productName ?? '', ...mixtureOf(product) });

/** Products with the same reactive contents and the same incompatible materials. */
interface Reactive {
  contents: string;
  partners: string;
  names: string[];
}

/** Groups the products that react with something by their contents and incompatible materials. */
function reactiveIn(products: readonly NamedMixture[]): Reactive[] {
  const groups = new Map<string, Reactive>();
  for (const product of products) {
    const partners = partnersOf(product).flatMap(({ name, danger }) =>
      danger ? `${lowerFirst(name.en)} (${danger.en})` : [],
    );
    if (partners.length === 0) continue;
    const group = {
      contents: joinWords(reactiveContents(product), 'and'),
      partners: joinWords(partners, 'or'),
    };
    const key = JSON.stringify(group);
    groups.set(key, { ...group, names: [...(groups.get(key)?.names ?? []), product.name] });
  }
  return [...groups.values()];
}

/** "contains acid. Never mix it with chlorine bleach (releases toxic chlorine gas)." */
const statementOf = ({ contents, partners, names }: Reactive): string =>
  names.length > 1
    ? `contain ${contents}. Never mix them with ${partners}.`
    : `contains ${contents}. Never mix it with ${partners}.`;

/** "Never mix A with B or C: releases toxic chlorine gas." for all pairs of the products that must never meet. */
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

/** The warnings between products that stand in one list, where each has its own beside it. */
export function pairWarnings(products: readonly NamedMixture[]): string[] {
  const pairs = pairStatements(products);
  return pairs.length > 0 ? [...pairs, SEPARATION.en] : [];
}

/**
 * The warnings for products that are used together, or for one alone: their pairs, then what else each must not meet, then
 * the rule for all; empty for products that react with nothing.
 */
export function mixingWarnings(products: readonly NamedMixture[]): string[] {
  const statements = reactiveIn(products).map((group) =>
    products.length > 1
      ? `${joinWords(group.names, 'and')} ${statementOf(group)}`
      : upperFirst(statementOf(group)),
  );
  return statements.length > 0 ? [...pairStatements(products), ...statements, SEPARATION.en] : [];
}
