import { acceptsPacksOf } from '@cleanpro/product-safety/dilution/dispenser';
import { isArticleForm } from '@cleanpro/product-safety/hazards/articles';
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from './problem.ts';
import { linkedEntries, linkedIds, textOf, valueOf } from './values.ts';

const roleOf = (rule: Entry): string | undefined => textOf(rule, 'role');

/**
 * Whether an answer is a cleaning task, which is offered only for certain areas. A rule can also list required
 * properties of a product, which are offered for every area.
 */
const isTask = (answer: Entry): boolean => linkedIds(answer, 'appliesTo').length > 0;

const brandOf = (product: Entry) => ({ productBrand: textOf(product, 'productBrand') });

function checkDispenser(rule: Entry, dispenser: Entry, view: View): Problem[] {
  const packs = view
    .entriesOf('recommenderProducts')
    .filter((other) => roleOf(other) === 'recommended')
    .flatMap((other) =>
      linkedEntries(view, other, 'product')
        .filter((product) =>
          acceptsPacksOf(brandOf(dispenser), {
            ...brandOf(product),
            dilutionSystem: valueOf(product, 'dilutionSystem') === true,
          }),
        )
        .map(() => linkedIds(other, 'answers')),
    )
    .flat();
  return linkedEntries(view, rule, 'answers')
    .filter((answer) => isTask(answer) && !packs.includes(answer.sys.id))
    .map((task) =>
      problemAt(
        rule.sys.id,
        'answers',
        `offers ${dispenser.sys.id} for ${task.sys.id}, but no pack of its system is recommended there`,
        'remove the task, or recommend a pack that fits the dispenser',
      ),
    );
}

/**
 * Checks companion products of the guided assistant: only articles (tools, paper, dispensers), and dispensers only
 * together with packs that fit them.
 */
export const checkRecommenderCompanions = (view: View): Problem[] =>
  view
    .entriesOf('recommenderProducts')
    .filter((rule) => roleOf(rule) === 'companion')
    .flatMap((rule) => {
      const [product] = linkedEntries(view, rule, 'product');
      if (!product) return [];
      const form = textOf(product, 'form');
      if (!isArticleForm(form))
        return [
          problemAt(
            rule.sys.id,
            'product',
            `recommends the chemical ${product.sys.id} as a companion, which the plan would show without a dose or protective equipment`,
            'recommend it with separate steps, or remove the rule',
          ),
        ];
      return form === 'Dispenser' ? checkDispenser(rule, product, view) : [];
    });
