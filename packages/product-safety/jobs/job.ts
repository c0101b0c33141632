/** Jobs to be done as their gear and times are derived: steps, and the facts about their products. */
import type { EfficacyClaim } from '../efficacy/claims.ts';
import type { StepTime } from './step-time.ts';

/** The facts of a product on which gear and times depend. */
export interface JobProduct {
  name: string;
  protectiveEquipment: readonly string[];
  /** The signal words of its dilutions; null for one that was not assessed. */
  dilutions: readonly (string | null)[];
  claims: readonly EfficacyClaim[];
}

interface JobStep {
  title: string;
  /** Markdown. */
  text: string;
  time: StepTime | null;
}

export interface Job {
  steps: readonly JobStep[];
  products: readonly JobProduct[];
}

/** Title and text of a step without Markdown's asterisks. */
export const wordsOf = ({ title, text }: JobStep): string => `${title}. ${text.replaceAll('**', '')}`;

/** Words that join others, so that no short name ends with them. */
const JOINS = /\b(?:and|with|for|of|the)$/i;
const LEAST_WORDS = 2;

/** The names of a product, best first: the whole, its first words, and its last words after “the”. */
function namesOf(name: string): [string[], string[], string[]] {
  const words = name.split(' ');
  const lengths = words.map((_word, index) => index + 1).filter((length) => length >= LEAST_WORDS);
  return [
    [name],
    lengths.map((length) => words.slice(0, length).join(' ')).filter((short) => !JOINS.test(short)),
    lengths.map((length) => `the ${words.slice(-length).join(' ')}`),
  ];
}

const singular = (name: string): string => name.toLowerCase().replace(/s$/, '');

/** The products that each name means: those for which it is best. */
function ownersOf(products: readonly JobProduct[]): Map<string, JobProduct[]> {
  const owners = new Map<string, JobProduct[]>();
  for (const rank of [0, 1, 2] as const) {
    const ofRank = new Map<string, JobProduct[]>();
    for (const product of products)
      for (const name of new Set(namesOf(product.name)[rank].map(singular)))
        ofRank.set(name, [...(ofRank.get(name) ?? []), product]);
    for (const [name, meant] of ofRank) if (!owners.has(name)) owners.set(name, meant);
  }
  return owners;
}

/** Returns the products of a job that a text names, by their whole name or a part of it. */
export function productsNamedIn(text: string, products: readonly JobProduct[]): JobProduct[] {
  const owners = ownersOf(products.filter(({ name }) => name !== ''));
  if (owners.size === 0) return [];
  const names = [...owners.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(String.raw`(?<![\w-])(${names.map(RegExp.escape).join('|')})s?(?![\w-])`, 'gi');
  return [
    ...new Set([...text.matchAll(pattern)].flatMap(([, name = '']) => owners.get(singular(name)) ?? [])),
  ];
}
