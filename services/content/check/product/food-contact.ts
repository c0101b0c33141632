/** Food contact: a text that allows a cleaner on surfaces that touch food says how they are treated afterward. */
import { sentencesOf } from '../../../../lib/text/sentences.ts';
import type { Entry, View } from '../../space/types.ts';
import { problemAt, type Problem } from '../problem.ts';
import { isNegatedAt } from './negation.ts';
import { visibleTextsOf } from './product.ts';

/** "Safe for food-contact surfaces", "food-safe"; not "approved food-contact sanitizer" or "food safety". */
const ALLOWED =
  /\b(?:suitable|safe|allowed|approved|fit|made|meant|registered|suits?|allows?|used?)\b(?:\s+(?:for|on|with|around|near|to))?(?:\s+(?:use|all|any|most|the|hard))*\s+(?:food[- ]contact (?:surfaces?|areas?|use)|surfaces? that touch food)\b|\bfood[- ]safe\b/gi;

const isQualified = (text: string): boolean => /\brins/i.test(text) && /\bsaniti[sz]/i.test(text);

function checkEntry(entry: Entry): Problem[] {
  const texts = visibleTextsOf(entry);
  // A title is read with the text below it.
  const short = texts.filter(({ field }) => field === 'title' || field === 'text').map(({ text }) => text);
  return texts.flatMap(({ id, field, text }) => {
    const context = field === 'title' || field === 'text' ? short.join(' ') : text;
    if (isQualified(context)) return [];
    return sentencesOf(text)
      .filter((sentence) =>
        [...sentence.matchAll(ALLOWED)].some(({ index }) => !isNegatedAt(sentence, index)),
      )
      .map((sentence) =>
        problemAt(
          id,
          field,
          `allows food contact without conditions: “${sentence}”`,
          'say that the surface is rinsed with potable water and then sanitized',
        ),
      );
  });
}

/** Problems of texts that allow food contact without what has to follow. */
export const checkFoodContact = (view: View): Problem[] => view.entries().flatMap(checkEntry);
