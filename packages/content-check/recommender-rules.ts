/**
 * Checks that the rules and tasks of the guided assistant do not contradict their products: doses, claims, protection.
 */
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import type { Problem } from './problem.ts';
import { hazardCodesOf, isCorrosive } from './product/product.ts';
import { linkedEntries, linkedIds, listOf, textOf } from './values.ts';

/** Protection against corrosive products, with the word that steps use for it. */
const PROTECTION: readonly [equipment: string, word: RegExp][] = [
  ['Chemical splash goggles', /\bgoggles\b/i],
  ['Chemical-resistant gloves', /\bgloves\b/i],
];
/** A claim about germs. Only a registered product or a drug may make it. */
const GERM_CLAIM = /\b(disinfect|saniti[sz])/i;
/** A dose or contact time in text, which might contradict the product: `1:40`, `2 oz`, `wet for 10 minutes`. */
const DOSE =
  /\b1:\d+|\b\d+(\.\d+)? ?(fl )?(oz|ounces?|mL|cups?|scoops?|drops?)\b|\bper (gal|lb|100)|\bwet for \d/i;

const isDisinfecting = (task: Entry): boolean =>
  ['title', 'text'].some((field) => /\bdisinfect/i.test(textOf(task, field) ?? ''));

function checkDilution(rule: Entry, product: Entry): Problem[] {
  const ofProduct = linkedIds(product, 'dilutions');
  return linkedIds(rule, 'dilution')
    .filter((id) => !ofProduct.includes(id))
    .map((id) => ({
      id: rule.sys.id,
      field: 'dilution',
      what: `is ${id}, which is not a dilution of ${product.sys.id}`,
      todo: 'link to one of the product’s dilutions, or clear the field',
    }));
}

function checkClaims(rule: Entry, product: Entry, view: View): Problem[] {
  if (textOf(product, 'epaRegistrationNumber')) return [];
  const problems: Problem[] = [];
  const tasks = linkedEntries(view, rule, 'answers');
  const disinfecting = textOf(rule, 'role') === 'recommended' ? tasks.filter(isDisinfecting) : [];
  for (const task of disinfecting)
    problems.push({
      id: rule.sys.id,
      field: 'product',
      what: `recommends ${product.sys.id}, which is not registered, for the disinfecting task ${task.sys.id}`,
      todo: 'recommend a product with a registration number',
    });
  if (GERM_CLAIM.test(textOf(rule, 'reason') ?? '') && linkedIds(product, 'drugFacts').length === 0)
    problems.push({
      id: rule.sys.id,
      field: 'reason',
      what: `claims that ${product.sys.id} disinfects or sanitizes, but it is not registered`,
      todo: 'remove the claim',
    });
  return problems;
}

/**
 * Checks that a cleaning plan with a corrosive product requires goggles and gloves. The plan lists the product's own
 * protective equipment, so the rule's steps only need to name equipment that this list lacks.
 */
function checkProtection(rule: Entry, product: Entry, view: View): Problem[] {
  if (!isCorrosive(hazardCodesOf(view, product))) return [];
  const equipment = listOf(product, 'protectiveEquipment');
  const steps = listOf(rule, 'steps');
  return PROTECTION.filter(
    ([item, word]) => !equipment.includes(item) && !steps.some((step) => word.test(step)),
  ).map(([item]) => ({
    id: rule.sys.id,
    field: 'steps',
    what: `uses ${product.sys.id}, which is corrosive, without ${item.toLowerCase()}`,
    todo: 'add them to the product’s protective equipment, or mention them in a step',
  }));
}

const checkStatedDoses = (entry: Entry, fields: readonly string[]): Problem[] =>
  fields.flatMap((field) =>
    [textOf(entry, field) ?? [], listOf(entry, field)]
      .flat()
      .filter((text) => DOSE.test(text))
      .map((text) => ({
        id: entry.sys.id,
        field,
        what: `states a dose or contact time: “${text}”`,
        todo: 'remove it; the plan shows the product’s dose and contact time',
      })),
  );

/** Returns the problems with all rules and tasks of the guided assistant. */
export function checkRecommenderRules(view: View): Problem[] {
  return [
    ...view.entriesOf('recommenderProducts').flatMap((rule) => {
      const [product] = linkedEntries(view, rule, 'product');
      const doses = checkStatedDoses(rule, ['reason', 'steps']);
      return product
        ? [
            ...checkDilution(rule, product),
            ...checkClaims(rule, product, view),
            ...checkProtection(rule, product, view),
            ...doses,
          ]
        : doses;
    }),
    ...view
      .entriesOf('recommenderAnswer')
      .flatMap((answer) => checkStatedDoses(answer, ['tools', 'protection', 'preparation', 'completion'])),
  ];
}
