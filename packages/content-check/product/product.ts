/** Products as the checks read them: their texts, their hazards and what kind of thing they are. */
import { isArticleForm } from '@cleanpro/product-safety/hazards/articles';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { blocksOf, linkedEntries, listOf, textOf, textsOfEntry } from '../values.ts';

/** Whether the product is an article: a thing that is not a chemical. */
export const isArticle = (product: Entry): boolean => isArticleForm(textOf(product, 'form'));

/** The H codes of a product as sold, or of a dilution of it. */
export const hazardCodesOf = (view: View, entry: Entry): string[] =>
  linkedEntries(view, entry, 'hazards').flatMap((hazards) => listOf(hazards, 'hazardStatements'));

/** Whether hazards injure skin or eyes for good. */
export const isCorrosive = (codes: readonly string[]): boolean =>
  codes.includes('H314') || codes.includes('H318');

/** A paragraph or sentence of a product, with the entry and field that hold it. */
export interface ProductText {
  id: string;
  field: string;
  text: string;
}

const at = (id: string, field: string, texts: readonly string[]): ProductText[] =>
  texts.map((text) => ({ id, field, text }));

/** The directions of a product, a step each. */
export const directionsOf = (product: Entry): ProductText[] =>
  at(product.sys.id, 'directions', blocksOf(product, 'directions'));

/** The answers to the questions of a product. */
export const answersOf = (view: View, product: Entry): ProductText[] =>
  linkedEntries(view, product, 'questions')
    .flatMap((question) => linkedEntries(view, question, 'answer'))
    .flatMap((answer) => at(answer.sys.id, 'body', blocksOf(answer, 'body')));

/** What the product's page says of it and its variants. Questions claim nothing, so they are left out. */
export const textsOf = (view: View, product: Entry): ProductText[] => [
  ...at(product.sys.id, 'shortDescription', [textOf(product, 'shortDescription') ?? '']),
  ...linkedEntries(view, product, 'variants').flatMap((variant) =>
    at(variant.sys.id, 'shortDescription', [textOf(variant, 'shortDescription') ?? '']),
  ),
  ...at(product.sys.id, 'description', blocksOf(product, 'description')),
  ...at(product.sys.id, 'keyBenefits', listOf(product, 'keyBenefits')),
  ...directionsOf(product),
  ...answersOf(view, product),
];

/** The fields that no visitor reads: labels for editors, words for the search, addresses. */
const UNSEEN = /^(?:name|code|slug|link|keywords|searchTerms|words|.*(?:Url|Link|Label|Class))$/;

/** Every text of an entry that visitors read, a paragraph each. */
export const visibleTextsOf = (entry: Entry): ProductText[] =>
  textsOfEntry(entry)
    .filter(({ field }) => !UNSEEN.test(field))
    .flatMap(({ field, texts }) => at(entry.sys.id, field, texts));
