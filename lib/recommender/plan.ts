import { present } from '@/lib/content/present';
import type { Answer } from './assistant';
import { dilutionOf, safetyDataSheetsOf, type Recommendation } from './rank';

/** A cleaning plan to print: the task, product, dilution, frequency and protection. */
export interface CleaningPlan {
  where: string;
  task: string;
  frequency: string | null;
  product: { name: string; brand: string; slug: string; sampleAvailable: boolean };
  dilution: string | null;
  contactTime: string | null;
  epaRegistrationNumber: string | null;
  /** Of the first safety data sheet, unless it has none. */
  signalWord: string | null;
  /** Hazard pictograms of the same sheet. */
  pictograms: string[];
  protection: string[];
  tools: string[];
  steps: string[];
  sheets: { id: string; title: string; number: string | null; language: string | null; url: string }[];
}

/**
 * The plan for a task with a product: preparation, the rule's own steps, completion. Tools and supplies that go with
 * it stand among what to have at hand.
 * @param answers in order, the task last
 */
export function planOf(
  answers: readonly Answer[],
  recommendation: Recommendation,
  companions: readonly Recommendation[],
): CleaningPlan {
  const { rule } = recommendation;
  const { product } = rule;
  const task = answers.at(-1);
  const sheets = safetyDataSheetsOf(recommendation);
  const signalWord = sheets[0]?.signalWord ?? null;
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
    dilution: dilutionOf(recommendation),
    contactTime: product.contactTime,
    epaRegistrationNumber: product.epaRegistrationNumber,
    signalWord: signalWord === 'None' ? null : signalWord,
    pictograms: present(sheets[0]?.pictograms),
    protection: task?.protection ?? [],
    tools: [
      ...(task?.tools ?? []),
      ...companions.flatMap((companion) => companion.rule.product.productName ?? []),
    ],
    steps: [...(task?.preparation ?? []), ...present(rule.steps), ...(task?.completion ?? [])],
    sheets: sheets.flatMap(({ sys, title, sdsNumber, language, pdf }) =>
      pdf?.url && title
        ? [{ id: sys.id, title, number: sdsNumber, language: language?.name ?? null, url: pdf.url }]
        : [],
    ),
  };
}
