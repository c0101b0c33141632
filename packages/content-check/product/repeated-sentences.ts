import { splitSentences } from '@cleanpro/text/sentences';
import type { View } from '@cleanpro/contentful-local/space/types';
import { linkedEntries, listOf, textOf } from '../values.ts';
import { problemAt, type Problem } from '../problem.ts';
import { productParagraphs, type ProductText } from './product.ts';

const MOST_PRODUCTS = 3;
const LEAST_WORDS = 4;

interface Repetition {
  first: ProductText;
  products: Set<string>;
}

/**
 * Reports sentences that appear on more than three products, because they are too generic to be useful. Warnings are
 * exempt, because their wording is the same on purpose.
 */
export function checkRepeatedSentences(view: View): Problem[] {
  const repetitions = new Map<string, Repetition>();
  const warnings = new Set<string>();
  for (const product of view.entriesOf('product')) {
    for (const warning of listOf(product, 'warnings'))
      for (const sentence of splitSentences(warning)) warnings.add(sentence);
    const questions = linkedEntries(view, product, 'questions').map((question) => ({
      id: question.sys.id,
      field: 'question',
      text: textOf(question, 'question') ?? '',
    }));
    for (const text of [...productParagraphs(view, product), ...questions])
      for (const sentence of splitSentences(text.text)) {
        const repetition = repetitions.get(sentence) ?? { first: text, products: new Set() };
        repetition.products.add(product.sys.id);
        repetitions.set(sentence, repetition);
      }
  }
  return [...repetitions]
    .filter(
      ([sentence, { products }]) =>
        products.size > MOST_PRODUCTS &&
        sentence.split(/\s+/).length >= LEAST_WORDS &&
        !warnings.has(sentence),
    )
    .map(([sentence, { first, products }]) =>
      problemAt(
        first.id,
        first.field,
        `repeats a sentence of ${products.size} products (${[...products].sort().join(', ')}): “${sentence}”`,
        'reword it for each product, or remove it',
      ),
    );
}
