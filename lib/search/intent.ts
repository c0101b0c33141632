/** Recognizes what a query is about: substances, organisms, mixing or doses. */
import { isClaimed, ORGANISMS, type Organism } from '@cleanpro/product-safety/efficacy/organisms';
import { pairWarnings, type NamedMixture } from '@cleanpro/product-safety/hazards/mixing-warnings';
import type { Group } from '@cleanpro/product-safety/hazards/substances';
import type { SearchDocument } from './search-document';
import { Phrases } from './phrases';
import { ABSENCE_NAMES, SUBSTANCE_NAMES, type Substance } from './substances';
import { asPhrase, searchWords } from './words';

/** An answer to display above the results. */
export interface Notice {
  title: string;
  text: string;
}

export interface Intent {
  /** Groups of substances that the query names. */
  named: ReadonlySet<Group>;
  /** Groups of substances that a product must not contain. */
  excluded: ReadonlySet<Group>;
  /** Whether the query has a word for chlorine, even to exclude it. */
  isAboutChlorine: boolean;
  isAboutDose: boolean;
  /** Organism in the query that no product has a claim against. */
  unclaimed: Organism | undefined;
  /** The query and its synonyms, each as words surrounded by spaces. */
  phrases: readonly string[];
  /** Whether the query is about combining substances that must never be mixed. */
  isDangerous: boolean;
  notice: Notice | undefined;
}

const ORGANISM_NAMES = new Phrases<Organism>();
for (const organism of ORGANISMS)
  for (const name of organism.names) ORGANISM_NAMES.set(searchWords(name), organism);
const SUBSTANCES = new Phrases<{ substance: Substance; isAbsent: boolean }>();
for (const [name, substance] of SUBSTANCE_NAMES)
  SUBSTANCES.set(searchWords(name), { substance, isAbsent: false });
for (const [name, substance] of ABSENCE_NAMES)
  SUBSTANCES.set(searchWords(name), { substance, isAbsent: true });
const CHLORINE_WORDS = new Set(
  SUBSTANCE_NAMES.filter(([name, { group }]) => group === 'chlorine' && !name.includes(' ')).map(
    ([name]) => name,
  ),
);

/** Prefixes of words about mixing. */
export const MIXING_WORDS = ['mix', 'combin', 'together'] as const;
const DOSE_WORDS = /^(?:dilut|ratio|proportion|dose|dosage|per$)/;

const CONNECTORS = new Set('and with plus or into on over after before then'.split(' '));
const CONNECTION = new RegExp(` (?:${[...CONNECTORS].join('|')}) `);
/** Words of a question that name nothing, as in "can I mix …" or "what happens if …". */
const FILLER = new Set('can may should could ok okay safe you we if happens happen will'.split(' '));

const isMixingWord = (word: string): boolean => MIXING_WORDS.some((mixing) => word.startsWith(mixing));

/**
 * Returns the warning about the first dangerous pair. @param sides possible meanings of each mixed substance or product
 */
function dangerNotice(sides: readonly (readonly NamedMixture[])[]): Notice | undefined {
  for (const [index, firsts] of sides.entries())
    for (const first of firsts)
      for (const second of sides.slice(index + 1).flat()) {
        const [title, ...others] = pairWarnings([first, second]);
        if (title !== undefined) return { title, text: others.join(' ') };
      }
  return undefined;
}

const claimNotice = ({ name }: Organism): Notice => ({
  title: `None of our products has a claim against ${name}.`,
  text: 'Use a disinfectant whose EPA-registered label lists it, for the time that the label says.',
});

/** Returns the sides of a query such as "mix a with b". Empty if the query is not about mixing. */
function mixedSides(words: readonly string[]): string[] {
  if (!words.some(isMixingWord)) return [];
  const sides = words
    .filter((word) => !isMixingWord(word) && !FILLER.has(word))
    .join(' ')
    .split(CONNECTION);
  return sides.length > 1 ? sides.map((side) => side.trim()).filter(Boolean) : [];
}

interface Reading {
  /** Words of the query as typed. */
  typed: readonly string[];
  /** Words of the query after correction. */
  words: readonly string[];
  /** The query and its synonyms, each as words. */
  phrases: readonly (readonly string[])[];
  /** Wording of all claims (packages/product-safety/efficacy/organisms.ts). */
  claimed: readonly string[];
  productsNamed: (name: string) => SearchDocument[];
}

/** Determines the intent of a query. */
export function readIntent({ typed, words, phrases, claimed, productsNamed }: Reading): Intent {
  const substances = SUBSTANCES.in(words);
  const present = substances.filter(({ value }) => !value.isAbsent);
  const [organism] = ORGANISM_NAMES.in(words);
  const unclaimed = organism && !isClaimed(organism.value, claimed) ? organism.value : undefined;
  const named = present.map(({ value, from, to }): NamedMixture => ({
    name: words.slice(from, to).join(' '),
    ...value.substance.mixture,
  }));
  const sides = mixedSides(typed).map((name): NamedMixture[] => {
    const [found] = SUBSTANCES.in(searchWords(name));
    if (found) return [{ name, ...found.value.substance.mixture }];
    return productsNamed(name).flatMap(({ title, mixture }) => (mixture ? { name: title, ...mixture } : []));
  });
  const danger = dangerNotice(named.map((one) => [one])) ?? dangerNotice(sides);
  return {
    named: new Set(present.map(({ value }) => value.substance.group)),
    excluded: new Set(substances.flatMap(({ value }) => (value.isAbsent ? [value.substance.group] : []))),
    isAboutChlorine: words.some((word) => CHLORINE_WORDS.has(word)),
    isAboutDose: words.some((word) => DOSE_WORDS.test(word)),
    unclaimed,
    phrases: phrases.map(asPhrase),
    isDangerous: danger !== undefined && typed.some((word) => isMixingWord(word) || CONNECTORS.has(word)),
    notice: danger ?? (unclaimed && claimNotice(unclaimed)),
  };
}

/** Whether a document must come last, because it contains an excluded substance or invites dangerous use. */
export const isUnwanted = ({ groups, claims, kind }: SearchDocument, intent: Intent): boolean =>
  (intent.unclaimed !== undefined && claims.length > 0) ||
  (intent.isDangerous && kind === 'product') ||
  (groups !== null && [...intent.excluded].some((group) => groups.has(group)));

/** Whether a query asks for a use that a product is not for, such as `Aluminum` or `Food-contact surfaces`. */
const isForbidden = (notFor: readonly string[], { phrases }: Intent): boolean =>
  notFor.some((item) => phrases.some((phrase) => phrase.includes(item)));

const NAMED_BOOST = 3;
const FORM_BOOST = 1.5;
const FORBIDDEN_BOOST = 0.1;
const DOSE_BOOST = 1.5;
const NO_DOSE_BOOST = 0.4;
const DANGER_BOOST = 3;

/** Returns the factor by which a document's score changes because of the intent. */
export function intentBoost({ groups, product, kind, form, notFor }: SearchDocument, intent: Intent): number {
  let boost = 1;
  if (groups && [...intent.named].some((group) => groups.has(group))) boost *= NAMED_BOOST;
  // A dispenser (without `groups`) has neither a dose nor ingredients.
  if (intent.isAboutDose && product && groups) boost *= product.doses.length > 0 ? DOSE_BOOST : NO_DOSE_BOOST;
  if (form && intent.phrases.some((phrase) => phrase.includes(form))) boost *= FORM_BOOST;
  if (isForbidden(notFor, intent)) boost *= FORBIDDEN_BOOST;
  if (intent.isDangerous && kind === 'question') boost *= DANGER_BOOST;
  return boost;
}

/**
 * Returns a phrase that says whether a product contains chlorine bleach. Undefined if this is unknown, or if the query
 * does not mention chlorine.
 */
export const chlorineNote = ({ groups }: SearchDocument, { isAboutChlorine }: Intent): string | undefined =>
  isAboutChlorine && groups
    ? groups.has('chlorine')
      ? 'Contains chlorine bleach'
      : 'No chlorine bleach'
    : undefined;
