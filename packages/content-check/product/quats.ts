/**
 * Quaternary ammonium compounds ("quats") dull and corrode some devices, so a device's manufacturer must allow them.
 * Disinfecting with quats requires gloves.
 */
import { groupsOf } from '@cleanpro/product-safety/hazards/substances';
import { wordsOf } from '@cleanpro/product-safety/jobs/job';
import { splitSentences } from '@cleanpro/text/sentences';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { recommendingRules } from '../recommending.ts';
import { linkedEntries, listOf, textOf } from '../values.ts';
import { mixtureIn } from './incompatibility.ts';
import { jobOf } from './job.ts';
import { isNegatedAt } from './negation.ts';

const DEVICES = /\b(?:keyboards?|phones?|remotes?|call buttons?)\b/gi;
const CONDITION = /\b(?:manufacturers?|makers?)\b[^.]*\ballows? quats\b/i;

const hasQuats = (product: Entry): boolean => groupsOf(mixtureIn(product)).has('quat');

/** Returns a device that `texts` tell the reader to treat, unless one of them requires the manufacturer's permission. */
const unconditionalIn = (texts: readonly string[]): string | undefined =>
  texts.some((text) => CONDITION.test(text))
    ? undefined
    : texts
        .flatMap(splitSentences)
        .flatMap((sentence) =>
          [...sentence.matchAll(DEVICES)].flatMap(({ 0: word, index }) =>
            isNegatedAt(sentence, index) ? [] : [word.toLowerCase()],
          ),
        )[0];

function checkWork(work: Entry, products: readonly Entry[], texts: readonly string[]): Problem[] {
  const device = unconditionalIn(texts);
  if (device === undefined) return [];
  return products
    .filter(hasQuats)
    .map((product) =>
      problemAt(
        work.sys.id,
        'steps',
        `applies ${product.sys.id} to the ${device}, which not every manufacturer allows`,
        'add “only if the manufacturer allows quats”',
      ),
    );
}

/** Checks that registered quats require gloves, because disinfecting means touching soiled surfaces. */
const checkGloves = (product: Entry): Problem[] =>
  textOf(product, 'epaRegistrationNumber') &&
  hasQuats(product) &&
  !listOf(product, 'protectiveEquipment').some((item) => item.endsWith('gloves'))
    ? [
        problemAt(
          product.sys.id,
          'protectiveEquipment',
          'lists no gloves, although this registered quat is used on soiled surfaces',
          'add “Disposable gloves”, or chemical-resistant gloves if it irritates skin',
        ),
      ]
    : [];

/** Returns the problems with registered quats without gloves, and with jobs and rules that apply quats to devices. */
export const checkQuats = (view: View): Problem[] => [
  ...view.entriesOf('product').flatMap(checkGloves),
  ...view
    .entriesOf('jobsToBeDone')
    .flatMap((job) =>
      checkWork(job, linkedEntries(view, job, 'products'), jobOf(view, job).steps.map(wordsOf)),
    ),
  ...recommendingRules(view).flatMap((rule) =>
    checkWork(rule, linkedEntries(view, rule, 'product'), listOf(rule, 'steps')),
  ),
];
