import { classify } from '@cleanpro/product-safety/hazards/classification';
import { isHazardCode, isPrecautionCode } from '@cleanpro/product-safety/hazards/statements';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from '../problem.ts';
import { linkedEntries, linkedIds, listOf, numberOf, textOf, valueOf } from '../values.ts';
import { directionSteps, hazardCodesOf, isArticle, isCorrosive } from './product.ts';

const sorted = (values: readonly string[]): string => [...values].sort().join(', ') || 'none';

function checkLabel(hazards: Entry): Problem[] {
  const { id } = hazards.sys;
  const problems: Problem[] = [];
  const add = (field: string, what: string, todo: string): void =>
    void problems.push(problemAt(id, field, what, todo));
  const codes = listOf(hazards, 'hazardStatements');
  const precautions = listOf(hazards, 'precautionaryStatements');
  for (const code of codes.filter((value) => !isHazardCode(value)))
    add(
      'hazardStatements',
      `contains the unknown code ${code}`,
      'use a known code, or ask a developer to add this one to statements.ts',
    );
  for (const code of precautions.filter((value) => !isPrecautionCode(value)))
    add(
      'precautionaryStatements',
      `contains the unknown code ${code}`,
      'use a known code, or ask a developer to add this one to statements.ts',
    );
  if (codes.includes('H314') && codes.includes('H318'))
    add('hazardStatements', 'contains both H314 and H318, which H314 includes', 'remove H318');
  const label = classify(codes.filter(isHazardCode));
  const signalWord = textOf(hazards, 'signalWord') ?? 'None';
  if (signalWord !== label.signalWord)
    add('signalWord', `is ${signalWord}, but the H codes require ${label.signalWord}`, 'correct it');
  for (const [field, actual, expected] of [
    ['pictograms', listOf(hazards, 'pictograms'), label.pictograms],
    ['precautionaryStatements', precautions, label.precautions],
  ] as const)
    if (sorted(actual) !== sorted(expected))
      add(field, `is ${sorted(actual)}, but the H codes require ${sorted(expected)}`, 'correct the list');
  return problems;
}

const GOGGLES = 'Chemical splash goggles';
const GLOVES = 'Chemical-resistant gloves';
/**
 * Hazards for which P280 requires gloves (Appendix C.4), in addition to the corrosive hazards. Gloves that only protect
 * against infection are not sufficient.
 */
const THROUGH_SKIN = ['H312', 'H315', 'H317'];
/** Hazards to skin, eyes or metal that follow from a pH of at most 2 or at least 11.5 (Appendix A.2 and A.3). */
const OF_EXTREME_PH = ['H290', 'H314', 'H315', 'H318', 'H319'];

function checkProtection(product: Entry, codes: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, what: string, todo: string): void =>
    void problems.push(problemAt(product.sys.id, field, what, todo));
  const equipment = listOf(product, 'protectiveEquipment');
  const hasEyeProtection = equipment.includes(GOGGLES) || equipment.includes('Safety glasses');
  if (isCorrosive(codes)) {
    for (const item of [GOGGLES, GLOVES].filter((value) => !equipment.includes(value)))
      add('protectiveEquipment', `does not list ${item}, required for H314 and H318`, 'add it');
    const start = directionSteps(product)
      .slice(0, 2)
      .map(({ text }) => text)
      .join(' ');
    for (const word of ['goggles', 'gloves'].filter((value) => !start.toLowerCase().includes(value)))
      add(
        'directions',
        `doesn’t mention ${word} in the first two steps, as H314 and H318 require`,
        'mention protective equipment first',
      );
  }
  const isDrug = valueOf(product, 'drugFacts') !== undefined;
  const throughSkin = codes.filter((code) => THROUGH_SKIN.includes(code));
  if (throughSkin.length > 0 && !isCorrosive(codes) && !equipment.includes(GLOVES))
    add(
      'protectiveEquipment',
      `does not list ${GLOVES}, required for ${throughSkin.join(' and ')}`,
      'add it',
    );
  if (codes.includes('H319') && !hasEyeProtection && !isDrug)
    add('protectiveEquipment', 'has no eye protection for H319', 'add safety glasses or goggles');
  return problems;
}

/** Warning for a corrosive product, shown wherever the product is recommended. */
const BURNS = 'severe burns to skin and eyes';

/**
 * Checks that a product that causes burns has a warning. If only the undiluted product causes burns, the warning must
 * begin with "Undiluted".
 */
function checkWarning(view: View, product: Entry, codes: readonly string[]): Problem[] {
  if (!codes.includes('H314')) return [];
  const dilutions = linkedEntries(view, product, 'dilutions').map((dilution) => ({
    isAssessed: linkedIds(dilution, 'hazards').length > 0,
    codes: hazardCodesOf(view, dilution),
  }));
  const isMild =
    dilutions.length > 0 &&
    dilutions.every((dilution) => dilution.isAssessed && !dilution.codes.includes('H314'));
  const warning = isMild ? `Undiluted, causes ${BURNS}.` : `Causes ${BURNS}.`;
  return listOf(product, 'warnings').includes(warning)
    ? []
    : [problemAt(product.sys.id, 'warnings', `doesn’t include “${warning}”, which H314 requires`, 'add it')];
}

/** Bounds of the pH range in which the oxide that protects aluminum does not dissolve. */
const ALUMINUM_ACID_PH = 3.8;
const ALUMINUM_ALKALI_PH = 10;

function checkProduct(view: View, product: Entry): Problem[] {
  const { id } = product.sys;
  const codes = hazardCodesOf(view, product);
  const problems = [...checkProtection(product, codes), ...checkWarning(view, product, codes)];
  const [minimum, maximum] = [numberOf(product, 'phMinimum'), numberOf(product, 'phMaximum')];
  if (minimum !== undefined && maximum !== undefined && minimum > maximum)
    problems.push(problemAt(id, 'phMinimum', `is ${minimum}, more than ${maximum}`, 'swap them'));
  const isExtreme = (minimum ?? 7) <= 2 || (maximum ?? 7) >= 11.5;
  if (isExtreme && !codes.some((code) => OF_EXTREME_PH.includes(code)))
    problems.push(
      problemAt(
        id,
        'hazards',
        `has none of ${OF_EXTREME_PH.join(', ')} at pH ${minimum} to ${maximum}`,
        'classify the product by its pH',
      ),
    );
  const dissolvesAluminum = (minimum ?? 7) <= ALUMINUM_ACID_PH || (maximum ?? 7) >= ALUMINUM_ALKALI_PH;
  if (
    listOf(product, 'notFor').includes('Aluminum') &&
    dissolvesAluminum &&
    !listOf(product, 'incompatibleWith').some((name) => name.startsWith('Metals'))
  )
    problems.push(
      problemAt(
        id,
        'incompatibleWith',
        `doesn’t include metals, but the product is not for aluminum and has a pH of ${minimum} to ${maximum}`,
        'add “Metals (aluminum, zinc)”',
      ),
    );
  for (const field of ['hazards', 'composition'])
    if (!isArticle(product) && valueOf(product, field) === undefined)
      problems.push(problemAt(id, field, 'is empty for a chemical product', 'fill it as on the data sheet'));
  return problems;
}

/** Checks that labels follow from the H codes, and that products require suitable protection. */
export const checkHazards = (view: View): Problem[] => [
  ...view.entriesOf('hazardClassification').flatMap(checkLabel),
  ...view.entriesOf('product').flatMap((product) => checkProduct(view, product)),
];
