/** Checks the gear of jobs. A job's page lists gear for each step, derived from the step's text and products. */
import { splitSentences } from '@cleanpro/text/sentences';
import { protectionNamedIn } from '@cleanpro/product-safety/hazards/protection';
import { gearLeftOn, gearOf, glovesOf, isMildInUse, type StepGear } from '@cleanpro/product-safety/jobs/gear';
import { productsNamedIn, wordsOf, type Job, type JobProduct } from '@cleanpro/product-safety/jobs/job';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { linkedIds } from '../values.ts';
import { jobOf } from './job.ts';

/** Words for gear in the text of steps, and the list items that they can refer to. */
const GEAR: readonly (readonly [word: RegExp, item: RegExp])[] = [
  [/\bgoggles\b/i, /goggles/i],
  [/\b(?:safety|protective) (?:glasses|eyewear)\b/i, /safety glasses|goggles/i],
  [/\bshield\b/i, /face shield/i],
  [/\b(?:mask|respirator)\b/i, /mask|respirator/i],
  [/\bchemical-resistant gloves\b/i, /chemical-resistant gloves/i],
  [/\bdisposable gloves\b/i, /disposable gloves/i],
  [/\bgloves\b/i, /gloves/i],
  [/\bfluid-resistant apron\b/i, /fluid-resistant apron/i],
  [/\b(?:apron|coverall|gown)\b/i, /apron|coverall|gown/i],
  [/\bshoe covers\b/i, /shoe covers/i],
  [/\b(?:shoes|boots)\b/i, /footwear|shoe covers/i],
];
/** Sentences about gear that is taken off or not worn. */
const IS_OFF =
  /\b(?:take|taking|turn)\b[^.;]*\b(?:off|inside out)\b|\bgloves off\b|\bdo not replace\b|\bno protection\b/i;
/**
 * Gear that depends on a condition. Pouring and mixing do not count, because the list has separate gear for
 * concentrates.
 */
const CONDITION =
  /\b(goggles|glasses|shield|mask|gloves|apron|covers|shoes|boots) ((?:only )?(?:after|if|unless|where|in case of|when(?! you (?:pour|pump|mix|measure|refill)\b))\b[^,.;]*)/gi;
/** Sentences about moving oil that can be hot enough to burn. */
const MOVES_HOT_OIL = /\b(?:drain|pour|filter|carry|move)\b[^.;:]*\b(?:warm|hot)\b/i;
const OIL = /\b(?:oil|fat|shortening)\b/i;
const OIL_GEAR = ['Heat-resistant gloves', 'Protective apron'];
/** Work on a surface that still has a product from an earlier step on it. */
const HANDLES = /\b(?:scrub|brush|rinse|wipe|squeegee|vacuum|drain|keep the section wet)\b/i;

const itemsOf = ({ wear, mixing }: StepGear): string[] => [...wear, ...mixing.flatMap(({ items }) => items)];

/** Returns gear that a step's text mentions and its list lacks. */
function unlisted(words: string, items: readonly string[]): string[] {
  return splitSentences(words)
    .filter((sentence) => !IS_OFF.test(sentence))
    .flatMap((sentence) =>
      GEAR.flatMap(([word, item]) => {
        const named = word.exec(sentence)?.[0];
        return named !== undefined && !items.some((listed) => item.test(listed)) ? [named.toLowerCase()] : [];
      }),
    );
}

/** Whether an item protects the body from a product. Ventilation and footwear depend on the location instead. */
const isForBody = (item: string): boolean => item !== 'Ventilation' && item !== 'Non-slip footwear';

/** Returns the protection needed against a product that an earlier step left on the surface. */
function protectionLeftBy(job: Job, index: number): { step: number; items: string[] } {
  for (let before = index - 1; before >= 0; before -= 1) {
    const step = job.steps[before];
    if (!step || /\brinse\b/i.test(wordsOf(step))) break;
    const used = productsNamedIn(wordsOf(step), job.products);
    if (used.length === 0) continue;
    const items = used
      .filter((product) => !isMildInUse(product))
      .flatMap(({ protectiveEquipment }) => protectiveEquipment);
    return { step: before, items: items.filter(isForBody) };
  }
  return { step: index, items: [] };
}

/** Returns gear of the step's products that the step's text omits although it mentions other gear. */
function leftOut(
  words: string,
  used: readonly JobProduct[],
  gear: readonly StepGear[],
  index: number,
): string[] {
  const named = splitSentences(words).flatMap((sentence) => protectionNamedIn(sentence, glovesOf(used)));
  if (!named.some(isForBody)) return [];
  const covered = [...named, ...gearLeftOn(words, gear.slice(0, index))];
  const ofProducts = used.flatMap(({ protectiveEquipment }) => protectiveEquipment).filter(isForBody);
  const own = gear[index];
  return own ? itemsOf(own).filter((item) => ofProducts.includes(item) && !covered.includes(item)) : [];
}

function checkStep(job: Job, index: number, gear: readonly StepGear[], id: string): Problem[] {
  const step = job.steps[index];
  const own = gear[index];
  if (!step || !own) return [];
  const words = wordsOf(step);
  const used = productsNamedIn(words, job.products);
  const left =
    used.length === 0 && HANDLES.test(words) && !own.wear.some(isForBody)
      ? protectionLeftBy(job, index)
      : undefined;
  const dropped = left?.items.filter((item) => !own.wear.includes(item)) ?? [];
  const hasHotOil = splitSentences(words).some(
    (sentence) => OIL.test(sentence) && MOVES_HOT_OIL.test(sentence),
  );
  const lacking = hasHotOil ? OIL_GEAR.filter((item) => !own.wear.includes(item)) : [];
  return [...new Set(unlisted(words, itemsOf(own)))]
    .map((word) =>
      problemAt(
        id,
        'text',
        `mentions “${word}”, which is not in the job’s gear list for this step`,
        'use the same words as under “Protective equipment”, with the type of gloves',
      ),
    )
    .concat(
      [...words.matchAll(CONDITION)].map(([, item = '', condition = '']) =>
        problemAt(
          id,
          'text',
          `requires “${item}” only “${condition}”, but the job’s gear list has it for the whole step`,
          'remove the condition',
        ),
      ),
      [...new Set(leftOut(words, used, gear, index))].map((item) =>
        problemAt(
          id,
          'text',
          `leaves out “${item}”, which a product in this step requires`,
          'mention all gear; disposable gloves and chemical-resistant gloves are not interchangeable',
        ),
      ),
      lacking.map((item) => problemAt(id, 'text', `moves hot oil without “${item}”`, 'add it')),
      dropped.length > 0 && left
        ? problemAt(
            id,
            'text',
            `handles the product of step ${left.step + 1} without ${dropped.join(', ')}`,
            `write “Keep wearing the gear from step ${left.step + 1}.”`,
          )
        : [],
    );
}

function checkJob(view: View, entry: Entry): Problem[] {
  const job = jobOf(view, entry);
  const gear = gearOf(job);
  const steps = linkedIds(entry, 'steps').filter((id) => view.entry(id));
  const texts = job.steps.map(wordsOf).join(' ');
  const named = productsNamedIn(texts, job.products);
  return [
    ...steps.flatMap((id, index) => checkStep(job, index, gear, id)),
    ...job.products
      .filter((product) => product.protectiveEquipment.length > 0 && !named.includes(product))
      .map(({ name }) =>
        problemAt(
          entry.sys.id,
          'steps',
          `doesn’t mention ${name}, which requires gear`,
          'mention it in the step that uses it',
        ),
      ),
  ];
}

/** Returns the problems with the gear of jobs. */
export const checkJobGear = (view: View): Problem[] =>
  view.entriesOf('jobsToBeDone').flatMap((job) => checkJob(view, job));
