/**
 * Facts of a product for its safety data sheet, read from its entry and the entries that it links to, so that the sheet
 * and the product page always agree.
 */
import { z } from 'zod';
import type { PictogramName } from '@cleanpro/product-safety/hazards/pictograms';
import { doseOf } from '@cleanpro/product-safety/dilution/dose';
import { isArticleForm } from '@cleanpro/product-safety/hazards/articles';
import type { SignalWord } from '@cleanpro/product-safety/hazards/classification';
import {
  isHazardCode,
  isPrecautionCode,
  type HazardCode,
  type PrecautionCode,
} from '@cleanpro/product-safety/hazards/statements';
import { COMPOSITION, type Ingredient } from '@cleanpro/product-safety/hazards/substances';
import { parseRichText } from '@cleanpro/content-values/rich-text/parse';
import { plainTextBlocks } from '@cleanpro/content-values/rich-text/plain-text';
import { linkedEntries, LOCALE, text, type Entry } from './entries.ts';

export interface Hazards {
  signalWord: SignalWord;
  pictograms: PictogramName[];
  hazards: HazardCode[];
  precautions: PrecautionCode[];
}
export interface ProductFacts {
  slug: string;
  form: string;
  /** Whether the product is an article (paper, tools, dispensers), which the standard does not cover. */
  isArticle: boolean;
  hazards: Hazards;
  /**
   * Doses worded by `packages/product-safety/dilution/dose.ts`. `hazards` is missing if the supplier has not classified
   * the dilution.
   */
  dilutions: { purpose: string; dose: string; amountUnit: string | null; hazards?: Hazards | undefined }[];
  composition: Ingredient[];
  ph?: { minimum: number; maximum: number; condition: string } | undefined;
  areasOfUse: string[];
  surfaces: string[];
  notFor: string[];
  physicalState: string;
  transport: string;
  protectiveEquipment: string[];
  incompatibleWith: string[];
  warnings: string[];
  shelfLifeMonths?: number | undefined;
  isFragranceFree: boolean;
  /** Whether the directions say to spray the product, as sold or diluted. */
  isSprayed: boolean;
  /** Whether a larger pack refills the product's spray bottle. */
  isRefilled: boolean;
  /** Whether a dispenser dilutes the product from a closed pack. */
  dilutionSystem: boolean;
  epaRegistrationNumber: string;
  /** Storage instructions on the label of an over-the-counter drug. Undefined for other products. */
  drugStorage?: string[] | undefined;
}

const NOT_CLASSIFIED: Hazards = { signalWord: 'None', pictograms: [], hazards: [], precautions: [] };

const TEXTS = z.array(z.string()).default([]);
const NUMBER = z.number().optional();
const HAZARDS = z.object({
  signalWord: z.enum(['None', 'Warning', 'Danger']),
  pictograms: z
    .array(
      z.enum([
        'explosive',
        'flammable',
        'oxidizing',
        'gas',
        'corrosive',
        'toxic',
        'irritant',
        'health',
        'environment',
      ]),
    )
    .default([]),
  hazardStatements: z
    .array(z.string().refine(isHazardCode, 'no text in packages/product-safety/hazards/statements.ts'))
    .default([]),
  precautionaryStatements: z
    .array(z.string().refine(isPrecautionCode, 'no text in packages/product-safety/hazards/statements.ts'))
    .default([]),
});
const DILUTION = z.object({
  purpose: z.string(),
  ratio: NUMBER,
  amountMinimum: NUMBER,
  amountMaximum: NUMBER,
  amountUnit: z.string().optional(),
  perAmount: NUMBER,
  perUnit: z.string().optional(),
  waterTemperatureMinimum: NUMBER,
  waterTemperatureMaximum: NUMBER,
});
const PRODUCT = z.object({
  slug: z.string(),
  form: z.string(),
  composition: COMPOSITION.default([]),
  phMinimum: NUMBER,
  phMaximum: NUMBER,
  phCondition: z.string().optional(),
  physicalState: z.string(),
  transport: z.string(),
  protectiveEquipment: TEXTS,
  incompatibleWith: TEXTS,
  warnings: TEXTS,
  areasOfUse: TEXTS,
  surfaces: TEXTS,
  notFor: TEXTS,
  shelfLifeMonths: NUMBER,
  fragranceFree: z.boolean().default(false),
  dilutionSystem: z.boolean().default(false),
});

/**
 * Parses the fields of an entry with a schema.
 * @throws Error naming the entry and the problem
 */
function parse<Fields extends z.ZodType>(schema: Fields, entry: Entry): z.infer<Fields> {
  const { data, error } = schema.safeParse(
    Object.fromEntries(
      Object.entries(entry.fields).map(([field, value]) => [field, value[LOCALE] ?? undefined]),
    ),
  );
  if (error) throw new Error(`${entry.sys.id} cannot be used for documents:\n${z.prettifyError(error)}`);
  return data;
}

function hazardsOf(entry: Entry): Hazards | undefined {
  const [linked] = linkedEntries(entry, 'hazards', 'hazardClassification');
  if (!linked) return undefined;
  const { signalWord, pictograms, hazardStatements, precautionaryStatements } = parse(HAZARDS, linked);
  return {
    signalWord,
    pictograms,
    hazards: hazardStatements.filter(isHazardCode),
    precautions: precautionaryStatements.filter(isPrecautionCode),
  };
}

/**
 * Converts an entry to a dilution for `packages/product-safety/dilution`.
 * @throws Error if the entry is not a dilution
 */
export function dilutionOf(entry: Entry) {
  const { purpose, ratio, amountMinimum, amountMaximum, amountUnit, perAmount, perUnit, ...water } = parse(
    DILUTION,
    entry,
  );
  return {
    purpose,
    ratio: ratio ?? null,
    amountMinimum: amountMinimum ?? null,
    amountMaximum: amountMaximum ?? null,
    amountUnit: amountUnit ?? null,
    perAmount: perAmount ?? null,
    perUnit: perUnit ?? null,
    waterTemperatureMinimum: water.waterTemperatureMinimum ?? null,
    waterTemperatureMaximum: water.waterTemperatureMaximum ?? null,
  };
}

const SPRAYED = /\b(?:spray(?:er|ing)?|mist)\b/i;

/**
 * Returns the facts of a product.
 * @throws Error if a field required for its sheet is missing
 */
export function factsOf(product: Entry): ProductFacts {
  const fields = parse(PRODUCT, product);
  const isArticle = isArticleForm(fields.form);
  const hazards = hazardsOf(product) ?? (isArticle ? NOT_CLASSIFIED : undefined);
  if (!hazards)
    throw new Error(`${product.sys.id} has no hazard classification, which its safety data sheet needs`);
  const { phMinimum, phMaximum, phCondition } = fields;
  const [drug] = linkedEntries(product, 'drugFacts', 'drugFacts');
  const directions = plainTextBlocks(parseRichText(product.fields.directions?.[LOCALE]).blocks, () => '');
  const isSprayed = isLiquid(fields.form) && directions.some((step) => SPRAYED.test(step));
  return {
    ...fields,
    isArticle,
    hazards,
    dilutions: linkedEntries(product, 'dilutions', 'dilution').map((entry) => {
      const dilution = dilutionOf(entry);
      return {
        purpose: dilution.purpose,
        dose: doseOf(dilution),
        amountUnit: dilution.amountUnit,
        hazards: hazardsOf(entry),
      };
    }),
    ph:
      phMinimum === undefined
        ? undefined
        : { minimum: phMinimum, maximum: phMaximum ?? phMinimum, condition: phCondition ?? 'undiluted' },
    isFragranceFree: fields.fragranceFree,
    isSprayed,
    isRefilled:
      isSprayed &&
      fields.form === 'Ready to use' &&
      linkedEntries(product, 'variants', 'productVariant').length > 1,
    epaRegistrationNumber: text(product, 'epaRegistrationNumber'),
    drugStorage: drug && parse(z.object({ otherInformation: TEXTS }), drug).otherInformation,
  };
}

const LIQUIDS = ['Ready to use', 'Concentrate', 'Gel', 'Foam'];
export const isLiquid = (form: string): boolean => LIQUIDS.includes(form);

/** Whether a product contains any of these ingredients, by CAS number. */
export const contains = ({ composition }: ProductFacts, ...casNumbers: readonly string[]): boolean =>
  composition.some(({ casNumber }) => casNumber !== undefined && casNumbers.includes(casNumber));
