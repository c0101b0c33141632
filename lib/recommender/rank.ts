import type { RecommenderRuleFragment } from '@/graphql/generated/operations';
import { present } from '@/lib/content/present';
import { dosesText } from '@cleanpro/product-safety/dilution/dose';
import { contactTimesText, parseClaims } from '@cleanpro/product-safety/efficacy/claims';
import type { Answer, Assistant, Criterion } from './assistant';
import { isCompanionOf } from './companions';

type RuleProduct = NonNullable<RecommenderRuleFragment['product']>;

type Rule = RecommenderRuleFragment & { product: RuleProduct };

/** Bonus for a product made for the visitor's business, in points out of 100. */
const FOR_BUSINESS = 6;

const MEETS: Record<Criterion, (product: RuleProduct) => boolean> = {
  foodContact: (product) => product.foodContact === true,
  fragranceFree: (product) => product.fragranceFree === true,
  epaRegistered: (product) => product.epaRegistrationNumber !== null,
  dilutionSystem: (product) => product.dilutionSystem === true,
};

export interface Recommendation {
  rule: Rule;
  points: number;
  /** Whether the product is made for the visitor's business. */
  forBusiness: boolean;
  /** All needs that the product meets, requested or not. */
  facts: Answer[];
}

export interface Recommendations {
  /** Products that meet every need, best first. No other products are recommended. */
  products: Recommendation[];
  /** Tools and supplies that go with at least one of the products. */
  companions: Recommendation[];
}

const meets = ({ product }: Rule, { criterion }: Answer): boolean =>
  criterion === null || MEETS[criterion](product);

/** Whether a rule applies: for each question whose answers the rule names, the visitor gave one of those answers. */
function applies(rule: Rule, assistant: Assistant, answers: readonly Answer[]): boolean {
  const named = new Set((rule.answersCollection?.items ?? []).flatMap((item) => item?.sys.id ?? []));
  const answerIds = new Set(answers.map(({ id }) => id));
  const questions = assistant.needs ? [...assistant.questions, assistant.needs] : assistant.questions;
  return questions.every((question) => {
    const ofQuestion = question.answers.filter(({ id }) => named.has(id));
    return ofQuestion.length === 0 || ofQuestion.some(({ id }) => answerIds.has(id));
  });
}

const byMerit = (a: Recommendation, b: Recommendation): number =>
  b.points - a.points ||
  (a.rule.product.productName ?? '').localeCompare(b.rule.product.productName ?? '', 'en') ||
  a.rule.sys.id.localeCompare(b.rule.sys.id);

/**
 * Ranks the products for a visitor's answers. Products must meet every need, no matter how many points they have. Those
 * that do are sorted by the editors' points, with a small bonus for the visitor's business, and then by name.
 * @param rules those that name the last answer
 */
export function recommend(
  assistant: Assistant,
  rules: readonly RecommenderRuleFragment[],
  answers: readonly Answer[],
  needs: readonly Answer[],
): Recommendations {
  const businesses = new Set(answers.flatMap(({ businessTypeId }) => businessTypeId ?? []));
  const best = new Map<string, Recommendation>();
  for (const candidate of rules) {
    if (!candidate.product?.slug || !candidate.product.productName) continue;
    const rule = { ...candidate, product: candidate.product };
    if (!applies(rule, assistant, [...answers, ...needs])) continue;
    const forBusiness = (rule.businessTypesCollection?.items ?? []).some(
      (type) => type !== null && businesses.has(type.sys.id),
    );
    const recommendation: Recommendation = {
      rule,
      points: (rule.points ?? 0) + (forBusiness ? FOR_BUSINESS : 0),
      forBusiness,
      facts: (assistant.needs?.answers ?? []).filter((need) => need.criterion !== null && meets(rule, need)),
    };
    const key = `${rule.role}:${rule.product.sys.id}`;
    const previous = best.get(key);
    if (!previous || byMerit(recommendation, previous) < 0) best.set(key, recommendation);
  }
  const ranked = [...best.values()].sort(byMerit);
  const products = ranked.filter(
    ({ rule }) => rule.role !== 'companion' && needs.every((need) => meets(rule, need)),
  );
  const productIds = new Set(products.map(({ rule }) => rule.product.sys.id));
  return {
    products,
    companions: ranked.filter(
      (candidate) =>
        candidate.rule.role === 'companion' &&
        !productIds.has(candidate.rule.product.sys.id) &&
        products.some(({ rule }) => isCompanionOf(candidate.rule.product, rule.product)),
    ),
  };
}

/** Returns the dilution that the rule names for this task, or all dilutions of the product if it names none. */
export const dilutionsOf = ({ rule }: Recommendation) =>
  rule.dilution ? [rule.dilution] : present(rule.product.dilutionsCollection?.items);

/**
 * Returns the doses for this task, or a statement that the product is ready to use. Null if there is nothing to dose.
 */
export const doseTextOf = (recommendation: Recommendation): string | null =>
  dosesText(recommendation.rule.product.form, dilutionsOf(recommendation)) || null;

/** Returns how long the surface must stay wet, according to the product's claims. Null without claims. */
export const contactTimeOf = ({ rule }: Recommendation): string | null =>
  contactTimesText(parseClaims(rule.product.efficacyClaims)) || null;

/** Returns the safety data sheets that the rule names, or those of the product if it names none. */
export function safetyDataSheetsOf({ rule }: Recommendation) {
  const own = present(rule.safetyDataSheetsCollection?.items);
  return own.length > 0 ? own : present(rule.product.safetyDataSheetsCollection?.items);
}
