import { POISON_CENTER } from '@cleanpro/product-safety/hazards/first-aid';
import type { View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { DRUG_LABEL } from './first-aid.ts';
import { visibleParagraphs } from './product.ts';

/**
 * Checks that every reference to the poison center gives its phone number, so that no one has to look it up in an
 * emergency.
 */
export const checkPoisonCenter = (view: View): Problem[] =>
  [...view.entries()]
    .filter(({ sys }) => sys.contentType.sys.id !== DRUG_LABEL)
    .flatMap((entry) =>
      visibleParagraphs(entry)
        .filter(({ text }) => /\bpoison (?:control )?center\b/i.test(text) && !text.includes(POISON_CENTER))
        .map(({ id, field }) =>
          problemAt(id, field, 'mentions the poison center without its number', `add ${POISON_CENTER}`),
        ),
    );
