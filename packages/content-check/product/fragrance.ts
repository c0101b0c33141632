import { splitSentences } from '@cleanpro/text/sentences';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { linkedEntries, textOf, valueOf } from '../values.ts';
import { assertedWords } from './negation.ts';
import { productParagraphs, type ProductText } from './product.ts';

const SCENTED = /(?<![\w-])(?:scents?|scented|fragrances?|perfumed?)\b(?![- ]free)/gi;
const FREE =
  /\b(?:fragrance|scent|perfume)[- ]free\b|\bunscented\b|\b(?:no|without)(?: added)? (?:fragrance|scent|perfume)\b/i;

/**
 * Returns the paragraphs about a product: on its page, in its metadata, in the recommender and in the appearance on its
 * safety data sheet.
 */
function paragraphsAbout(view: View, product: Entry): ProductText[] {
  const linking = view
    .linkingTo('Entry', product.sys.id)
    .filter(({ fieldIds }) => fieldIds.includes('product'))
    .map(({ entry }) => entry);
  const pages = linking.filter(({ sys }) => sys.contentType.sys.id === 'productsPage');
  const rules = linking.filter(({ sys }) => sys.contentType.sys.id === 'recommenderProducts');
  const single = (entry: Entry, field: string): ProductText => ({
    id: entry.sys.id,
    field,
    text: textOf(entry, field) ?? '',
  });
  return [
    ...productParagraphs(view, product),
    single(product, 'physicalState'),
    ...pages
      .flatMap((page) => linkedEntries(view, page, 'pageMetaData'))
      .map((metadata) => single(metadata, 'description')),
    ...rules.map((rule) => single(rule, 'reason')),
  ];
}

function checkProduct(view: View, product: Entry): Problem[] {
  const isFree = valueOf(product, 'fragranceFree');
  if (typeof isFree !== 'boolean')
    return [
      problemAt(product.sys.id, 'fragranceFree', 'is empty', 'choose whether the product is fragrance free'),
    ];
  return paragraphsAbout(view, product).flatMap(({ id, field, text }) =>
    splitSentences(text)
      .filter((sentence) =>
        isFree
          ? !FREE.test(sentence) && assertedWords(sentence, SCENTED).length > 0
          : FREE.test(sentence) && assertedWords(sentence, SCENTED).length === 0,
      )
      .map((sentence) =>
        problemAt(
          id,
          field,
          `describes ${product.sys.id} as ${isFree ? 'scented' : 'fragrance free'}, but the product is ${isFree ? '' : 'not '}marked as fragrance-free: “${sentence}”`,
          'correct one of them',
        ),
      ),
  );
}

/** Checks that content and the field `fragranceFree` agree about scent, because some people react to it. */
export const checkFragrance = (view: View): Problem[] =>
  view.entriesOf('product').flatMap((product) => checkProduct(view, product));
