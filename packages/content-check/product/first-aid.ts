/** First aid in texts agrees with section 4 of the sheets: nobody who swallowed a product is made to vomit. */
import type { View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { visibleTextsOf } from './product.ts';

/** A text that names both tells what to do for a person who swallowed a product. */
const SWALLOWED = /\bswallow(?:s|ed|ing)?\b|\brinse (?:the|their) mouth\b/i;
const POISON_CENTER = /\bpoison (?:control )?center\b/i;
const VOMITING = /\bvomit(?:ing)?\b/i;

/** The label of a drug has the words of 21 CFR 201.314(g), which name neither vomiting nor the number of the poison center. */
export const DRUG_LABEL = 'drugFacts';

/** Problems of texts that send to the poison center after swallowing, but leave out that vomiting does harm. */
export const checkFirstAid = (view: View): Problem[] =>
  view
    .entries()
    .filter(({ sys }) => sys.contentType.sys.id !== DRUG_LABEL)
    .flatMap(visibleTextsOf)
    .filter(({ text }) => SWALLOWED.test(text) && POISON_CENTER.test(text) && !VOMITING.test(text))
    .map(({ id, field, text }) =>
      problemAt(
        id,
        field,
        `tells what to do after swallowing, but not that nobody is made to vomit: “${text}”`,
        'add it, as in section 4 of the sheets',
      ),
    );
