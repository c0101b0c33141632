/**
 * Incompatibilities follow from ingredients (packages/product-safety/hazards): fields must not repeat them, and other
 * content must not contradict them.
 */
import { splitSentences } from '@cleanpro/text/sentences';
import {
  dangerousPairs,
  DERIVED_MATERIALS,
  incompatibleMaterials,
  ownMaterials,
} from '@cleanpro/product-safety/hazards/incompatibility';
import { mixtureOf, type Mixture } from '@cleanpro/product-safety/hazards/substances';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { linkedEntries, listOf, numberOf, textOf, valueOf } from '../values.ts';
import { isArticle, productParagraphs, type ProductText } from './product.ts';

/** Returns the mixture of a product, from which its incompatibilities are derived. */
export const mixtureIn = (product: Entry): Mixture & { id: string } => ({
  id: product.sys.id,
  ...mixtureOf({
    composition: valueOf(product, 'composition'),
    phMinimum: numberOf(product, 'phMinimum') ?? null,
  }),
});

/** Materials that an entry is allowed to list for weaker reactions, such as foaming. */
const MAY_BE_NAMED: readonly string[] = ['Acids', 'Alkalis'];

/** Words for materials that a product must not be mixed with. */
const MATERIALS: readonly [material: string, words: RegExp][] = [
  ['Chlorine bleach', /(?<!\boxygen )\bbleach\b(?! spots)|\bchlorinated\b|\bhypochlorite\b/i],
  ['Acids', /\bacids?\b(?!-)|\bdescalers?\b/i],
  ['Ammonia and amines', /\bammonia\b|\bamines\b/i],
  ['Peroxides', /\bperoxides?\b|\bpercarbonate\b/i],
  ['Alcohols', /\balcohols?\b/i],
];
const FORBIDS_MIXING =
  /\b(?:never|not)\b[^.;:]*\b(?:mix(?:ed)?|combine|together|(?:used?|meet|rinsed?) (?:\w+ ){0,3}(?:with|near|after))\b/i;

const materialsIn = (sentence: string): string[] =>
  MATERIALS.flatMap(([material, words]) => (words.test(sentence) ? material : []));

/** Returns the materials that a sentence forbids to mix, combine or use with something. */
const forbiddenIn = (sentence: string): string[] =>
  FORBIDS_MIXING.test(sentence) ? materialsIn(sentence) : [];

function checkMaterials(product: Entry): Problem[] {
  const { id } = product.sys;
  const derived = incompatibleMaterials(mixtureIn(product), []);
  return listOf(product, 'incompatibleWith').flatMap((name) => {
    if (derived.includes(name))
      return [
        problemAt(
          id,
          'incompatibleWith',
          `repeats ${name}, which the site derives from the ingredients`,
          'remove it',
        ),
      ];
    return DERIVED_MATERIALS.includes(name) && !MAY_BE_NAMED.includes(name)
      ? [
          problemAt(
            id,
            'incompatibleWith',
            `lists ${name}, which the ingredients do not explain, so pages of such products would not list ${id}`,
            'remove it, or ask a developer to add the ingredients to substances.ts',
          ),
        ]
      : [];
  });
}

/** Checks that fields displayed next to the derived statement do not repeat it. */
const checkRepeated = (entry: Entry, field: string): Problem[] =>
  listOf(entry, field)
    .flatMap(splitSentences)
    .filter((sentence) => /\b(?:never|not)\b/i.test(sentence) && materialsIn(sentence).length > 0)
    .map((sentence) =>
      problemAt(
        entry.sys.id,
        field,
        `repeats the mixing warning that the site adds automatically: “${sentence}”`,
        'remove the sentence; the site derives the warning from the ingredients',
      ),
    );

/**
 * Checks that `texts` forbid only mixtures that are dangerous according to the ingredients of `products`. Otherwise,
 * the page of the other mixed product would not forbid the mixture.
 */
function checkForbidden(texts: readonly ProductText[], products: readonly Entry[]): Problem[] {
  const forbidden = products
    .map(mixtureIn)
    .flatMap((mixture) => [...ownMaterials(mixture), ...incompatibleMaterials(mixture, [])]);
  return texts.flatMap(({ id, field, text }) =>
    splitSentences(text).flatMap((sentence) =>
      forbiddenIn(sentence)
        .filter((material) => !forbidden.includes(material))
        .map((material) =>
          problemAt(
            id,
            field,
            `forbids mixing with ${material}, but the ingredients of ${products.map(({ sys }) => sys.id).join(', ')} allow it: “${sentence}”`,
            'correct the sentence, or ask a developer to add the ingredients to substances.ts',
          ),
        ),
    ),
  );
}

const RINSES = /\brins(?:e|es|ed|ing)\b[^.;]*\b(?:out|off|away|between)\b/i;

/** Checks that a job that uses two products that must never be mixed rinses between them. */
function checkPairs(job: Entry, products: readonly Entry[], texts: readonly ProductText[]): Problem[] {
  if (texts.some(({ text }) => RINSES.test(text))) return [];
  return dangerousPairs(products.map(mixtureIn)).map(({ pair: [first, second], danger }) =>
    problemAt(
      job.sys.id,
      'steps',
      `uses ${first.id} and ${second.id} without a rinse in between, which ${danger.en}`,
      'add a rinse between them, or link only one of them',
    ),
  );
}

function checkJob(view: View, job: Entry): Problem[] {
  const products = linkedEntries(view, job, 'products');
  const texts = linkedEntries(view, job, 'steps').map((step) => ({
    id: step.sys.id,
    field: 'text',
    text: (textOf(step, 'text') ?? '').replaceAll('**', ''),
  }));
  return products.length > 0 ? [...checkForbidden(texts, products), ...checkPairs(job, products, texts)] : [];
}

/** Returns the problems with content about products that must not be mixed. */
export const checkIncompatibility = (view: View): Problem[] => [
  ...view
    .entriesOf('product')
    .flatMap((product) => [
      ...checkMaterials(product),
      ...checkRepeated(product, 'warnings'),
      ...(isArticle(product) ? [] : checkForbidden(productParagraphs(view, product), [product])),
    ]),
  ...view.entriesOf('recommenderAnswer').flatMap((task) => checkRepeated(task, 'protection')),
  ...view.entriesOf('jobsToBeDone').flatMap((job) => checkJob(view, job)),
];
