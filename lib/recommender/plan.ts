import { present } from '@/lib/content/present';
import { temperatureRange } from '@/lib/dilution/temperature';
import { protectionOf } from '@/lib/hazards/protection';
import type { Answer } from './assistant';
import { exclusionsWith, goesWith, protectionWith, warningsWith } from './companions';
import { contactTimeOf, dilutionsOf, doseTextOf, safetyDataSheetsOf, type Recommendation } from './rank';

/** A cleaning plan to print: the task, product, dose, frequency, exclusions and protection. */
export interface CleaningPlan {
  where: string;
  task: string;
  frequency: string | null;
  product: { name: string; brand: string; slug: string; sampleAvailable: boolean };
  dose: string | null;
  /** How warm the water is, where the dose asks for it. */
  water: string | null;
  contactTime: string | null;
  epaRegistrationNumber: string | null;
  /** Of the product as sold, unless it has none. */
  signalWord: string | null;
  /** Hazard pictograms of the product as sold. */
  pictograms: string[];
  /** How far signal word and pictograms hold for the product at its dose. */
  hazardNote: string | null;
  /** Sentences that the labels of the product and of what goes with it insist on. */
  warnings: string[];
  /** What the product must not be used on or for. */
  notFor: string[];
  /** The same of what goes with it. */
  notForWith: { name: string; notFor: string[] }[];
  protection: string[];
  tools: string[];
  steps: string[];
  sheets: {
    id: string;
    title: string;
    number: string | null;
    language: { code: string | null; name: string | null } | null;
    url: string;
  }[];
}

/**
 * How far the classification of a product holds at its dose. A dilution without a classification was not assessed: nothing
 * then says that it is milder than the product.
 */
function hazardNoteOf(recommendation: Recommendation): string | null {
  const ofProduct = recommendation.rule.product.hazards?.signalWord ?? 'None';
  const ofDilutions = dilutionsOf(recommendation).map(({ hazards }) => hazards?.signalWord);
  if (ofProduct === 'None' || ofDilutions.length === 0) return null;
  if (ofDilutions.some((signalWord) => !signalWord))
    return 'The dilution has no classification of its own: handle it like the product itself.';
  return ofDilutions.every((signalWord) => signalWord === 'None')
    ? 'Signal word and pictograms are those of the product as sold; at this dose it is not classified as hazardous.'
    : null;
}

/**
 * The plan for a task with a product: preparation, the rule's own steps, completion. Tools and supplies that go with
 * it stand among what to have at hand; what they require to wear, warn of and are not for stands beside the product's own.
 * A plan is followed at the sink, so that its exclusions come from the products and not from each rule's steps.
 * @param answers in order, the task last
 * @param companions those of the task; the plan has the ones that go with its product
 */
export function planOf(
  answers: readonly Answer[],
  recommendation: Recommendation,
  companions: readonly Recommendation[],
): CleaningPlan {
  const { rule } = recommendation;
  const { product } = rule;
  const task = answers.at(-1);
  const atHand = companions
    .map((companion) => companion.rule.product)
    .filter((companion) => goesWith(companion, product));
  const sheets = safetyDataSheetsOf(recommendation);
  const signalWord = product.hazards?.signalWord ?? null;
  const water = dilutionsOf(recommendation)
    .map(({ waterTemperatureMinimum, waterTemperatureMaximum }) =>
      temperatureRange(waterTemperatureMinimum, waterTemperatureMaximum),
    )
    .filter(Boolean);
  return {
    where: answers
      .slice(0, -1)
      .map(({ title }) => title)
      .join(' · '),
    task: task?.title ?? '',
    frequency: task?.frequency ?? null,
    product: {
      name: product.productName ?? '',
      brand: product.productBrand ?? '',
      slug: product.slug ?? '',
      sampleAvailable: product.sampleAvailable === true,
    },
    dose: doseTextOf(recommendation),
    water: [...new Set(water)].join('; ') || null,
    contactTime: contactTimeOf(recommendation),
    epaRegistrationNumber: product.epaRegistrationNumber,
    signalWord: signalWord === 'None' ? null : signalWord,
    pictograms: present(product.hazards?.pictograms),
    hazardNote: hazardNoteOf(recommendation),
    warnings: [...present(product.warnings), ...warningsWith(atHand)],
    notFor: present(product.notFor),
    notForWith: exclusionsWith(atHand),
    protection: protectionOf(
      present(product.protectiveEquipment),
      protectionWith(atHand),
      task?.protection ?? [],
    ),
    tools: [...(task?.tools ?? []), ...atHand.flatMap(({ productName }) => productName ?? [])],
    steps: [...(task?.preparation ?? []), ...present(rule.steps), ...(task?.completion ?? [])],
    sheets: sheets.flatMap(({ sys, title, sdsNumber, language, pdf }) =>
      pdf?.url && title
        ? [{ id: sys.id, title, number: sdsNumber, language, url: pdf.url }]
        : [],
    ),
  };
}
