/**
 * Checks the warnings in articles and on system pages, which present products that are used together. Readers of these
 * pages do not see the product pages.
 */
import { splitSentences } from '@cleanpro/text/sentences';
import {
  dangerousGroups,
  dangerousPairs,
  incompatibleGroups,
} from '@cleanpro/product-safety/hazards/incompatibility';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { blocksOf, linkedEntries, listOf, textOf } from '../values.ts';
import { mixtureIn } from './incompatibility.ts';

/** Names that articles use for the materials of `packages/product-safety/hazards/incompatibility.ts`. */
const NAMED: Readonly<Record<string, RegExp>> = {
  'Chlorine bleach': /\bbleach\b|\bchlorine\b/i,
  Acids: /\bacids?\b|\bsour\b/i,
  Carbonates: /\bcarbonates?\b|\bsoda\b/i,
  Alkalis: /\balkalis?\b|\bcaustics?\b/i,
  Peroxides: /\bperoxides?\b|\bbooster\b|\boxygen bleach\b/i,
  'Ammonia and amines': /\bammonia\b|\bamines?\b/i,
  'Quaternary ammonium compounds': /\bquats?\b/i,
  Alcohols: /\balcohols?\b/i,
};
const DANGER = /\bgas\b|\bvapor\b|\bheat\b|\bspatters?\b|\bburst\b/i;

/** Checks that for each pair of products that must never be mixed, a sentence names both materials and the effect. */
function checkPairs(
  page: Entry,
  field: string,
  products: readonly Entry[],
  sentences: readonly string[],
): Problem[] {
  const warnings = sentences.filter((sentence) => DANGER.test(sentence));
  return dangerousPairs(products.map(mixtureIn)).flatMap(({ pair: [first, second], danger }) => {
    const materials = [dangerousGroups(first, second)[0], dangerousGroups(second, first)[0]].flatMap(
      (group) => group?.name.en ?? [],
    );
    return warnings.some((sentence) => materials.every((material) => NAMED[material]?.test(sentence)))
      ? []
      : [
          problemAt(
            page.sys.id,
            field,
            `does not warn against mixing ${first.id} with ${second.id}, which ${danger.en}`,
            `name ${materials.join(' and ').toLowerCase()} and what they do in one sentence`,
          ),
        ];
  });
}

/**
 * Checks that for each product, a sentence warns of the material that reacts with it most dangerously. Customers and
 * crews can add products that the page does not mention, so warnings about the page's products are not enough.
 */
function checkEachProduct(
  page: Entry,
  field: string,
  products: readonly Entry[],
  sentences: readonly string[],
): Problem[] {
  const warnings = sentences.filter((sentence) => DANGER.test(sentence));
  return products.flatMap((product) => {
    const group = incompatibleGroups(mixtureIn(product)).find(({ danger }) => danger);
    return !group?.danger || warnings.some((sentence) => NAMED[group.name.en]?.test(sentence))
      ? []
      : [
          problemAt(
            page.sys.id,
            field,
            `does not warn against mixing ${product.sys.id} with ${group.name.en.toLowerCase()}, which ${group.danger.en}`,
            'name the material and what it does in one sentence',
          ),
        ];
  });
}

const DISPOSABLE = /\b(?:disposable|exam) gloves\b/i;
const RESISTANT = /\b(?:chemical|acid)-resistant gloves\b/i;

/**
 * Checks that articles name the kind of gloves: in an article that mentions disposable gloves, readers would take plain
 * "gloves" for disposable ones.
 */
function checkGloves(article: Entry, products: readonly Entry[], sentences: readonly string[]): Problem[] {
  const text = sentences.join(' ');
  if (!DISPOSABLE.test(text) || RESISTANT.test(text)) return [];
  return products
    .filter((product) => listOf(product, 'protectiveEquipment').some((item) => RESISTANT.test(item)))
    .map(({ sys }) =>
      problemAt(
        article.sys.id,
        'body',
        `mentions only disposable gloves, but ${sys.id} requires chemical-resistant gloves`,
        'name the kind of gloves with the product',
      ),
    );
}

function checkArticle(view: View, article: Entry): Problem[] {
  const products = linkedEntries(view, article, 'relatedProducts');
  const sentences = blocksOf(article, 'body').flatMap(splitSentences);
  return [...checkPairs(article, 'body', products, sentences), ...checkGloves(article, products, sentences)];
}

function checkSystem(view: View, page: Entry): Problem[] {
  const products = new Set(
    ['products', 'additionalStainProducts'].flatMap((field) => linkedEntries(view, page, field)),
  );
  const sentences = linkedEntries(view, page, 'informationModules').flatMap((card) =>
    splitSentences(textOf(card, 'text') ?? ''),
  );
  return [checkPairs, checkEachProduct].flatMap((check) =>
    check(page, 'informationModules', [...products], sentences),
  );
}

/** Returns the problems with articles and system pages that omit a warning about their products. */
export const checkArticleWarnings = (view: View): Problem[] => [
  ...view.entriesOf('articleDetailPages').flatMap((article) => checkArticle(view, article)),
  ...view.entriesOf('subBrandsPage').flatMap((page) => checkSystem(view, page)),
];
