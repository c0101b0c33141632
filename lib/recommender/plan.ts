import { present } from '@/lib/content/present';
import { temperatureRange } from '@cleanpro/product-safety/dilution/temperature';
import { firstAidWithArticles } from '@cleanpro/product-safety/hazards/article-first-aid';
import { articlesIn, exposuresOf } from '@/lib/content/catalogue/exposure';
import { emergencyWashItems } from '@cleanpro/product-safety/hazards/first-aid';
import { mixingWarnings, namedMixture } from '@cleanpro/product-safety/hazards/mixing-warnings';
import { inOneLine } from '@cleanpro/product-safety/hazards/one-line';
import { inWearingOrder, protectionOf } from '@cleanpro/product-safety/hazards/protection';
import { hazardLines } from '@cleanpro/product-safety/hazards/summary';
import { gearFor, MIXING } from '@cleanpro/product-safety/jobs/gear';
import { upperFirst } from '@cleanpro/text/first-letter';
import type { Answer } from './assistant';
import { exclusionsWith, isCompanionOf, protectionWith, warningsWith } from './companions';
import { contactTimeOf, dilutionsOf, doseTextOf, safetyDataSheetsOf, type Recommendation } from './rank';

export interface CleaningPlan {
  where: string;
  task: string;
  frequency: string | null;
  product: { name: string; brand: string; slug: string; sampleAvailable: boolean };
  dose: string | null;
  /** Water temperature, if the dose specifies it. */
  water: string | null;
  contactTime: string | null;
  epaRegistrationNumber: string | null;
  /** Hazard pictograms of the product as sold. */
  pictograms: string[];
  /** Signal word and hazard statements of the product as sold, and at each dose for this task. */
  hazards: { product: string; text: string }[];
  /** First aid after contact with the product as sold, and for companions that are a choking hazard. */
  firstAid: { route: string; text: string }[];
  /** Warnings on the labels of the product and its companions. */
  warnings: string[];
  /** Uses and surfaces that the product is not for. */
  notFor: string[];
  /** Uses and surfaces that the companion products must not be used for. */
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

function hazardsOf(recommendation: Recommendation): CleaningPlan['hazards'] {
  const { productName, hazards } = recommendation.rule.product;
  return hazards ? hazardLines(productName ?? '', hazards, dilutionsOf(recommendation)) : [];
}

/**
 * Returns the protective gear that the steps require. Gear for handling the concentrate is a separate item, because the
 * diluted solution requires less.
 */
function protectionIn(
  steps: readonly string[],
  task: Answer | undefined,
  recommendation: Recommendation,
  ofCompanions: readonly string[],
): string[] {
  const { product } = recommendation.rule;
  const ofTask = task?.protection ?? [];
  const { wear, mixing } = gearFor(
    [`${task?.title ?? ''}.`, ...steps].join(' '),
    [
      {
        name: product.productName ?? '',
        protectiveEquipment: present(product.protectiveEquipment),
        dilutions: dilutionsOf(recommendation).map(({ hazards }) => hazards?.signalWord ?? null),
      },
    ],
    [{ wear: ofTask, mixing: [] }],
  );
  return [
    ...inWearingOrder(protectionOf(wear, ofCompanions, ofTask)),
    ...mixing.map(({ items }) => `${upperFirst(MIXING)}: ${inOneLine(items)}`),
  ];
}

/**
 * Creates the plan for a task with a product: preparation, the steps of the rule, completion. Companions of the product
 * are listed among the tools. Their protective gear, warnings and exclusions are listed with those of the product. All
 * exclusions are listed, even if no step mentions them, because workers at the sink see only the plan.
 * @param answers in order, the task last
 * @param companions all companions for the task. The plan contains those that go with its product.
 */
export function createPlan(
  answers: readonly Answer[],
  recommendation: Recommendation,
  companions: readonly Recommendation[],
): CleaningPlan {
  const { rule } = recommendation;
  const { product } = rule;
  const task = answers.at(-1);
  const atHand = companions
    .map((companion) => companion.rule.product)
    .filter((companion) => isCompanionOf(companion, product));
  const used = [product, ...atHand];
  const exposures = exposuresOf([product]);
  const steps = [...(task?.preparation ?? []), ...present(rule.steps), ...(task?.completion ?? [])];
  const sheets = safetyDataSheetsOf(recommendation);
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
    pictograms: present(product.hazards?.pictograms),
    hazards: hazardsOf(recommendation),
    firstAid: firstAidWithArticles(exposures, articlesIn(used), used.length),
    warnings: [
      ...present(product.warnings),
      ...mixingWarnings([namedMixture(product)]),
      ...warningsWith(atHand),
    ],
    notFor: present(product.notFor),
    notForWith: exclusionsWith(atHand),
    protection: protectionIn(steps, task, recommendation, protectionWith(atHand)),
    tools: [
      ...emergencyWashItems(exposures.flatMap(({ hazards }) => hazards)),
      ...(task?.tools ?? []),
      ...atHand.flatMap(({ productName }) => productName ?? []),
    ],
    steps,
    sheets: sheets.flatMap(({ sys, title, sdsNumber, language, pdf }) =>
      pdf?.url && title ? [{ id: sys.id, title, number: sdsNumber, language, url: pdf.url }] : [],
    ),
  };
}
