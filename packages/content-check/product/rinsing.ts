import { splitSentences } from '@cleanpro/text/sentences';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { textOf, valueOf } from '../values.ts';
import { assertedWords, isNegatedAt } from './negation.ts';
import { directionSteps, isArticle } from './product.ts';

/** "Rinse" as a verb at the start of a clause, unlike "the final rinse", "rinse aid" or "pre-rinse". */
const RINSE =
  /(?<![\w-])(?<!\b(?:the|a|an|final|last|next|each|every|first|own|potable-water)\s)rinse\b(?!\s+(?:aid|cycles?|water|compartments?|dispenser|step|tank|arms?|pumps?|temperatures?)\b)/gi;
/** Objects other than the surface that can be rinsed. */
const OTHER_OBJECT =
  /^\s+(?:out\s+)?(?:and\s+\w+\s+)?(?:the|your|its|all)?\s*(?:mops?|buckets?|bottles?|brush(?:es)?|pads?|cloths?|hands|skin|eyes?|mouth|tools?|equipment|sponges?|cap|scoop|tank|gloves|nozzle|trigger|applicators?|mop heads?|measuring)\b/i;

/** Whether a sentence tells the reader to rinse the cleaned surface. */
export const requestsRinse = (sentence: string): boolean =>
  [...sentence.matchAll(RINSE)].some(
    ({ 0: word, index }) =>
      !isNegatedAt(sentence, index) && !OTHER_OBJECT.test(sentence.slice(index + word.length)),
  );

/** Matches sentences that apply the product. A rinse before them only prepares the surface. */
const APPLICATION =
  /\[dose\]|\b(?:spray|apply|pour|spread|fill|mix|add|squeeze|sprinkle|mist|rub|put (?:enough|the))\b/i;
const CONDITION = /\b(?:if|where|when|before)\b/i;
const ANY_RINSE = /\brins(?:e|es|ed|ing)\b/gi;
/** Matches ways to remove the product where there is no tap to rinse at: with water, a flush or a wash. */
const WASHED_OFF = /\b(?:wipe|blot|mop|flush|wash|extract)\w*\b.*\b(?:water|damp|wet|twice|detergent)\b/i;
const BY_MACHINE = /\b(?:machine|cycle|washer|program|wash|bath|flush|pump)\b/i;

/** Whether the product's note explains a rinse, or names the condition for it. */
function isExplained(note: string | undefined, sentence: string): boolean {
  if (note === undefined) return false;
  return /\bonly\b/i.test(note) || (CONDITION.test(sentence) && /\brins/i.test(note));
}

function checkProduct(product: Entry): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, what: string, todo: string): void =>
    void problems.push(problemAt(product.sys.id, field, what, todo));
  const rinse = textOf(product, 'rinse') ?? '';
  const note = textOf(product, 'rinseNote');
  const sentences = directionSteps(product).flatMap(({ text }) => splitSentences(text));
  const application = sentences.findIndex((sentence) => APPLICATION.test(sentence));
  if (rinse === 'Do not rinse' || rinse === 'Not needed')
    for (const sentence of sentences.slice(Math.max(0, application)))
      if (requestsRinse(sentence) && !isExplained(note, sentence))
        add(
          'directions',
          `includes a rinse, but the rinse setting is “${rinse}”: “${sentence}”`,
          'remove the step, change the rinse setting, or explain the rinse in the note on rinsing',
        );
  const isRinsed = sentences.some(
    (sentence) => assertedWords(sentence, ANY_RINSE).length > 0 || WASHED_OFF.test(sentence),
  );
  const byMachine =
    note !== undefined && /\brins|\bremoves?\b|\bwashed out\b/i.test(note) && BY_MACHINE.test(note);
  if ((rinse === 'Required' || rinse === 'Potable water') && !isRinsed && !byMachine)
    add(
      'directions',
      `has no rinse step, but the rinse setting is “${rinse}”`,
      'add a rinse step, or say in the note on rinsing which machine rinses',
    );
  const isLeftOn = rinse === 'Do not rinse' && note !== undefined;
  if (
    valueOf(product, 'foodContact') === true &&
    !isArticle(product) &&
    rinse !== 'Potable water' &&
    !isLeftOn
  )
    add(
      'rinse',
      `is “${rinse}” for food-contact surfaces`,
      'choose “Potable water”, or choose “Do not rinse” and add a note on rinsing',
    );
  return problems;
}

/**
 * Checks that the directions agree with the field `rinse`, and that surfaces that touch food are rinsed with potable
 * water.
 */
export const checkRinsing = (view: View): Problem[] => view.entriesOf('product').flatMap(checkProduct);
