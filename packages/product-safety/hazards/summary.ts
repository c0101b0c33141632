import { isDiluted } from '../dilution/dose.ts';
import { joinWords } from '@cleanpro/text/join-words';
import { HAZARDS, isHazardCode, isPrecautionCode, precautionText } from './statements.ts';

type Codes = readonly (string | null)[] | null;

const present = (codes: Codes): string[] => (codes ?? []).filter((code) => code !== null);

interface HazardSummary {
  signalWord: string | null;
  hazardStatements: Codes;
}

interface HazardClassification extends HazardSummary {
  precautionaryStatements: Codes;
}

export interface Statement {
  code: string;
  text: string;
}

/** Returns the hazard statements of a classification. Unknown codes are omitted. */
export const hazardStatements = ({ hazardStatements: codes }: HazardSummary): Statement[] =>
  present(codes)
    .filter(isHazardCode)
    .map((code) => ({ code, text: HAZARDS[code].en }));

/** Returns the precautionary statements of a classification. Unknown codes are omitted. */
export const precautionaryStatements = ({
  hazardStatements: hazards,
  precautionaryStatements: codes,
}: HazardClassification): Statement[] =>
  present(codes)
    .filter(isPrecautionCode)
    .map((code) => ({ code, text: precautionText(code, present(hazards).filter(isHazardCode)).en }));

/** Returns a classification as one line: `Warning: Causes serious eye irritation`. */
export function hazardSummary(classification: HazardSummary): string {
  const texts = hazardStatements(classification).map(({ text }) => text);
  if (texts.length === 0) return 'Not classified as hazardous';
  const { signalWord } = classification;
  const words = texts.join('; ');
  return signalWord && signalWord !== 'None' ? `${signalWord}: ${words}` : words;
}

/** Summary of a dilution that the supplier has not classified. It may be as hazardous as the product. */
export const NOT_CLASSIFIED = 'Not classified by the supplier: handle it like the product itself';

/**
 * Returns a product's hazards as one line, plus a line for each dilution that differs. The undiluted product is always
 * listed, because the person who mixes it handles it undiluted.
 * @param dilutions classification of each dilution, or null if the supplier has not classified it. Doses that are not
 *   diluted are ignored.
 */
export function hazardLines(
  name: string,
  asSold: HazardSummary,
  dilutions: readonly { amountUnit: string | null; hazards?: HazardSummary | null | undefined }[],
): { product: string; text: string }[] {
  const undiluted = hazardSummary(asSold);
  const diluted = new Set(
    dilutions.filter(isDiluted).map(({ hazards }) => (hazards ? hazardSummary(hazards) : NOT_CLASSIFIED)),
  );
  if ([...diluted].every((text) => text === undiluted)) return [{ product: name, text: undiluted }];
  return [
    { product: `${name}, undiluted`, text: undiluted },
    ...[...diluted].map((text) => ({ product: `${name}, diluted`, text })),
  ];
}

/**
 * Returns the warnings of products that are used together. With several products, each warning starts with the products
 * that have it.
 */
export function namedWarnings(products: readonly { name: string; warnings: readonly string[] }[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, warnings } of products)
    for (const warning of warnings) names.set(warning, [...(names.get(warning) ?? []), name]);
  return [...names].map(([warning, ofProducts]) =>
    products.length > 1 ? `${joinWords(ofProducts, 'and')}: ${warning}` : warning,
  );
}
