import type { HazardClassificationFragment } from '@/graphql/generated/operations';
import { present } from '@/lib/content/present';
import { HAZARDS, isHazardCode, isPrecautionCode, precautionText } from '@/lib/hazards/statements';

export interface Statement {
  code: string;
  text: string;
}

/** The hazard statements of a classification; codes without a text are left out. */
export const hazardStatements = ({ hazardStatements: codes }: HazardClassificationFragment): Statement[] =>
  present(codes)
    .filter(isHazardCode)
    .map((code) => ({ code, text: HAZARDS[code].en }));

/** The precautionary statements of a classification; codes without a text are left out. */
export const precautionaryStatements = ({
  hazardStatements: hazards,
  precautionaryStatements: codes,
}: HazardClassificationFragment): Statement[] =>
  present(codes)
    .filter(isPrecautionCode)
    .map((code) => ({ code, text: precautionText(code, present(hazards).filter(isHazardCode)).en }));

/** A classification in a line: `Warning: Causes serious eye irritation`. */
export function hazardSummary(classification: HazardClassificationFragment): string {
  const texts = hazardStatements(classification).map(({ text }) => text);
  if (texts.length === 0) return 'Not classified as hazardous';
  const { signalWord } = classification;
  const words = texts.join('; ');
  return signalWord && signalWord !== 'None' ? `${signalWord}: ${words}` : words;
}
