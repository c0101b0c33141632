import type { View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { visibleParagraphs } from './product.ts';

/** Mentions of swallowing. Next to a mention of the poison center, they indicate first aid. */
const SWALLOWED = /\bswallow(?:s|ed|ing)?\b|\brinse (?:the|their) mouth\b/i;
const POISON_CENTER = /\bpoison (?:control )?center\b/i;
const VOMITING = /\bvomit(?:ing)?\b/i;

/** Drug labels use the words of 21 CFR 201.314(g), which mention neither vomiting nor the poison center's number. */
export const DRUG_LABEL = 'drugFacts';

/**
 * Checks that advice to call the poison center after swallowing also warns against vomiting, as section 4 of the safety
 * data sheets does.
 */
export const checkFirstAid = (view: View): Problem[] =>
  view
    .entries()
    .filter(({ sys }) => sys.contentType.sys.id !== DRUG_LABEL)
    .flatMap(visibleParagraphs)
    .filter(({ text }) => SWALLOWED.test(text) && POISON_CENTER.test(text) && !VOMITING.test(text))
    .map(({ id, field, text }) =>
      problemAt(
        id,
        field,
        `says what to do after swallowing, but not to avoid inducing vomiting: “${text}”`,
        'add “Do not induce vomiting”, as in section 4 of the sheets',
      ),
    );
