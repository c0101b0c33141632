import { contactTimeText, parseClaims, type EfficacyClaim } from '@cleanpro/product-safety/efficacy/claims';
import { HAZARDS, isHazardCode } from '@cleanpro/product-safety/hazards/statements';
import { COMPOSITION, WATER, type Mixture } from '@cleanpro/product-safety/hazards/substances';
import { doseText, readNumber, readStrings, readText, type Reader } from './reader';
import { groupWords } from './substances';
import type { SyncedEntry } from './synced-content';

interface Facts {
  /** Words for ingredients and hazards. The search documents of the product's safety data sheets contain them too. */
  composition: string;
  /** Words for form, acidity, claims, surfaces and dilutions. */
  use: string;
  casNumbers: string[];
  /** Null if the composition is unknown. */
  mixture: Mixture | null;
  claims: EfficacyClaim[];
  doses: string[];
}

export const NO_FACTS: Facts = {
  composition: '',
  use: '',
  casNumbers: [],
  mixture: null,
  claims: [],
  doses: [],
};

const NEUTRAL_PH = { from: 6, to: 8.5 };

/** Returns the words that labels use for a product's pH as sold. */
function acidityWords(minimum: number | null, maximum: number | null): string {
  if (minimum === null || maximum === null) return '';
  if (minimum >= NEUTRAL_PH.from && maximum <= NEUTRAL_PH.to) return 'neutral pH';
  return minimum > NEUTRAL_PH.to ? 'alkaline high pH' : maximum < NEUTRAL_PH.from ? 'acidic low pH' : '';
}

const claimWords = ({ claim, organisms, contactTimeSeconds, residualHours }: EfficacyClaim): string =>
  [
    claim,
    ...organisms,
    contactTimeText(contactTimeSeconds),
    residualHours ? `${residualHours} hours residual` : '',
  ].join(' ');

const sizeWords = ({ values }: SyncedEntry): string =>
  [readNumber(values.packageSize), readText(values.packageSizeUnits)].join(' ');

function hazardWords(hazards: SyncedEntry | undefined): string {
  if (!hazards) return '';
  const codes = readStrings(hazards.values.hazardStatements);
  return [
    ...codes,
    ...codes.filter(isHazardCode).map((code) => HAZARDS[code].en),
    ...readStrings(hazards.values.pictograms),
  ].join(' ');
}

/** Returns the facts of a product, from its fields and from the entries that it links to. */
export function factsOf(reader: Reader, { values }: SyncedEntry): Facts {
  const composition = COMPOSITION.safeParse(values.composition).data;
  const named = composition?.filter(({ casNumber }) => casNumber !== WATER) ?? [];
  const mixture = composition ? { composition, phMinimum: readNumber(values.phMinimum) } : null;
  const claims = parseClaims(values.efficacyClaims);
  const dilutions = reader.entries(values.dilutions);
  const doses = [...new Set(dilutions.map(doseText).filter(Boolean))];
  return {
    composition: [
      ...named.map(({ name }) => name),
      mixture ? groupWords(mixture) : '',
      hazardWords(reader.entry(values.hazards)),
    ].join(' · '),
    use: [
      readText(values.form),
      acidityWords(readNumber(values.phMinimum), readNumber(values.phMaximum)),
      values.foodContact === true ? 'food contact surfaces' : '',
      values.fragranceFree === true ? 'fragrance free' : '',
      values.dilutionSystem === true ? 'closed loop dilution control' : '',
      readText(values.rinse),
      readText(values.epaRegistrationNumber) ? 'EPA registered' : '',
      ...claims.map(claimWords),
      ...readStrings(values.surfaces),
      ...dilutions.map((dilution) => readText(dilution.values.purpose)),
      doses.length > 0 ? 'dilution ratio' : '',
      ...reader.entries(values.variants).map(sizeWords),
    ].join(' · '),
    casNumbers: named.flatMap(({ casNumber }) => casNumber ?? []),
    mixture,
    claims,
    doses,
  };
}

/** Returns the uses of a product: titles of jobs that list it, and tasks for which the product finder recommends it. */
export function tasksOf(reader: Reader, product: string): string[] {
  const jobs = reader.entriesLinkingTo(product, 'jobsToBeDone').map(({ values }) => readText(values.title));
  const rules = reader
    .entriesLinkingTo(product, 'recommenderProducts')
    .filter(({ values }) => values.role === 'recommended')
    .flatMap(({ values }) => reader.entries(values.answers))
    .filter(({ values }) => !values.businessType)
    .map(({ values }) => `${readText(values.title)} ${readText(values.text)}`);
  return [...new Set([...jobs, ...rules])];
}
