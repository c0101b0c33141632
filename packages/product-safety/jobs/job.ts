/** Jobs to be done, reduced to the steps and product facts that gear and times are derived from. */
import type { EfficacyClaim } from '../efficacy/claims.ts';
import type { StepTime } from './step-time.ts';

export interface JobProduct {
  name: string;
  protectiveEquipment: readonly string[];
  /** Signal word of each dilution, or null for a dilution that was not assessed. */
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

/** Returns a step's title and text without Markdown's asterisks. */
export const wordsOf = ({ title, text }: JobStep): string => `${title}. ${text.replaceAll('**', '')}`;

/** Connecting words. A short name must not end with one. */
const JOINS = /\b(?:and|with|for|of|the)$/i;
const LEAST_WORDS = 2;

/**
 * Returns the names that a step's text may use for a product, best first: the full name, its first words, and its last
 * words after "the".
 */
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

/** Maps each name to the products it refers to: those for which it ranks best. */
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

/** Returns the products of a job that the given text mentions by their full or partial name. */
export function productsNamedIn(text: string, products: readonly JobProduct[]): JobProduct[] {
  const owners = ownersOf(products.filter(({ name }) => name !== ''));
  if (owners.size === 0) return [];
  const names = [...owners.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(String.raw`(?<![\w-])(${names.map(RegExp.escape).join('|')})s?(?![\w-])`, 'gi');
  return [
    ...new Set([...text.matchAll(pattern)].flatMap(([, name = '']) => owners.get(singular(name)) ?? [])),
  ];
}
