import { isArticleForm } from '@cleanpro/product-safety/hazards/articles';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { blocksOf, linkedEntries, listOf, stringsByField, textOf } from '../values.ts';

/** Whether a product is an article, such as a tool or paper, and not a chemical. */
export const isArticle = (product: Entry): boolean => isArticleForm(textOf(product, 'form'));

/** Returns the H codes of a product as sold or of one of its dilutions. */
export const hazardCodesOf = (view: View, entry: Entry): string[] =>
  linkedEntries(view, entry, 'hazards').flatMap((hazards) => listOf(hazards, 'hazardStatements'));

/** Whether the hazards include permanent injury of skin or eyes. */
export const isCorrosive = (codes: readonly string[]): boolean =>
  codes.includes('H314') || codes.includes('H318');

/** A paragraph or sentence of a product, with its entry and field. */
export interface ProductText {
  id: string;
  field: string;
  text: string;
}

const at = (id: string, field: string, texts: readonly string[]): ProductText[] =>
  texts.map((text) => ({ id, field, text }));

/** Returns the directions of a product, one string per step. */
export const directionSteps = (product: Entry): ProductText[] =>
  at(product.sys.id, 'directions', blocksOf(product, 'directions'));

/** Returns the answers to a product's questions, one string per paragraph. */
export const answerParagraphs = (view: View, product: Entry): ProductText[] =>
  linkedEntries(view, product, 'questions')
    .flatMap((question) => linkedEntries(view, question, 'answer'))
    .flatMap((answer) => at(answer.sys.id, 'body', blocksOf(answer, 'body')));

/**
 * Returns what a product's page says about the product and its variants, one string per paragraph. Questions are
 * omitted, because they claim nothing.
 */
export const productParagraphs = (view: View, product: Entry): ProductText[] => [
  ...at(product.sys.id, 'shortDescription', [textOf(product, 'shortDescription') ?? '']),
  ...linkedEntries(view, product, 'variants').flatMap((variant) =>
    at(variant.sys.id, 'shortDescription', [textOf(variant, 'shortDescription') ?? '']),
  ),
  ...at(product.sys.id, 'description', blocksOf(product, 'description')),
  ...at(product.sys.id, 'keyBenefits', listOf(product, 'keyBenefits')),
  ...directionSteps(product),
  ...answerParagraphs(view, product),
];

/** Fields that visitors never read: labels for editors, search terms, URLs. */
const UNSEEN = /^(?:name|code|slug|link|keywords|searchTerms|words|.*(?:Url|Link|Label|Class))$/;

/** Returns everything in an entry that visitors read, one string per paragraph. */
export const visibleParagraphs = (entry: Entry): ProductText[] =>
  stringsByField(entry)
    .filter(({ field }) => !UNSEEN.test(field))
    .flatMap(({ field, strings }) => at(entry.sys.id, field, strings));
