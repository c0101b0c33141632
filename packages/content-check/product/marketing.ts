import { splitSentences } from '@cleanpro/text/sentences';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { assertedWords } from './negation.ts';
import { hazardCodesOf, isArticle, productParagraphs } from './product.ts';

/** Claims that are never true of a chemical. */
const NEVER =
  /\bno fumes\b|\bnon-?toxic\b|\bchemical[- ]free\b|\bsafe (?:for|on) (?:all|any|every) surfaces?\b/gi;
/**
 * Claims that are never true of a product that injures people (H3xx). The exceptions, such as "gentle pressure" and
 * "mild soap", describe other things.
 */
const NOT_OF_HAZARDS =
  /\bgentle\b(?! (?:pressure|strokes?|cycles?|heat|stirring|agitation))|\bmild(?:ly)?\b(?! (?:soap|detergent))|\b(?:soft|kind) (?:on|to) (?:the |your )?(?:hands|skin)\b/gi;

function checkProduct(view: View, product: Entry): Problem[] {
  const isHazardous = hazardCodesOf(view, product).some((code) => code.startsWith('H3'));
  return productParagraphs(view, product).flatMap(({ id, field, text }) =>
    splitSentences(text).flatMap((sentence) =>
      [
        // "No fumes" is itself a claim, so negation does not matter.
        ...[...sentence.matchAll(NEVER)].map(([word]) => word),
        ...(isHazardous ? assertedWords(sentence, NOT_OF_HAZARDS) : []),
      ].map((word) =>
        problemAt(
          id,
          field,
          `says “${word}”, which contradicts its hazards: “${sentence}”`,
          'say what the product does instead',
        ),
      ),
    ),
  );
}

/** Checks that marketing copy does not contradict hazards: OSHA 29 CFR 1910.1200 (f), FTC Green Guides 16 CFR 260. */
export const checkMarketing = (view: View): Problem[] =>
  view
    .entriesOf('product')
    .filter((product) => !isArticle(product))
    .flatMap((product) => checkProduct(view, product));
