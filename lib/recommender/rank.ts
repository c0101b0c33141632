import type { RecommenderRuleFragment } from '@/graphql/generated/operations';
import { present } from '@/lib/content/present';
import type { Answer, Assistant, Criterion } from './assistant';

type RuleProduct = NonNullable<RecommenderRuleFragment['product']>;

/** A rule whose product is published. */
type Rule = RecommenderRuleFragment & { product: RuleProduct };

/** A product that made for the visitor's business stands this much higher, out of 100 points. */
const FOR_BUSINESS = 6;

/** What meets each criterion; facts of the product, as its page states them. */
const MEETS: Record<Criterion, (product: RuleProduct) => boolean> = {
  foodContact: (product) => product.foodContact === true,
  fragranceFree: (product) => product.fragranceFree === true,
  epaRegistered: (product) => product.epaRegistrationNumber !== null,
  dilutionSystem: (product) => product.dilutionSystem === true,
};

export interface Recommendation {
  rule: Rule;
  points: number;
  /** Whether it is made for the visitor's business. */
  forBusiness: boolean;
  /** Of the needs that were asked for. */
  meets: Answer[];
  lacks: Answer[];
  /** Of all needs that could be asked for: what else speaks for it. */
  facts: Answer[];
}

export interface Recommendations {
  /** Products that meet every need, the best first. */
  exact: Recommendation[];
  /** When none does: those that meet most of them, the best first. */
  closest: Recommendation[];
  /** Tools and supplies that go with them. */
  companions: Recommendation[];
}

const meets = ({ product }: Rule, { criterion }: Answer): boolean =>
  criterion === null || MEETS[criterion](product);

/** Whether a rule speaks of these answers: of each question that it names answers of, one was given. */
function holds(rule: Rule, assistant: Assistant, given: readonly Answer[]): boolean {
  const named = new Set((rule.answersCollection?.items ?? []).flatMap((item) => item?.sys.id ?? []));
  const isGiven = new Set(given.map(({ id }) => id));
  const questions = assistant.needs ? [...assistant.questions, assistant.needs] : assistant.questions;
  return questions.every(({ answers }) => {
    const ofQuestion = answers.filter(({ id }) => named.has(id));
    return ofQuestion.length === 0 || ofQuestion.some(({ id }) => isGiven.has(id));
  });
}

const byMerit = (a: Recommendation, b: Recommendation): number =>
  b.meets.length - a.meets.length ||
  b.points - a.points ||
  (a.rule.product.productName ?? '').localeCompare(b.rule.product.productName ?? '', 'en') ||
  a.rule.sys.id.localeCompare(b.rule.sys.id);

/**
 * Ranks the products for a visitor's answers. Needs are met or not, never traded against points; among products
 * that meet as many, the editors' points decide, a little more for the visitor's business; then the name.
 * @param rules those of the last answer that was given
 */
export function recommend(
  assistant: Assistant,
  rules: readonly RecommenderRuleFragment[],
  given: readonly Answer[],
  needs: readonly Answer[],
): Recommendations {
  const businesses = new Set(given.flatMap(({ businessTypeId }) => businessTypeId ?? []));
  const best = new Map<string, Recommendation>();
  for (const candidate of rules) {
    if (!candidate.product?.slug || !candidate.product.productName) continue;
    const rule = { ...candidate, product: candidate.product };
    if (!holds(rule, assistant, [...given, ...needs])) continue;
    const forBusiness = (rule.businessTypesCollection?.items ?? []).some(
      (type) => type !== null && businesses.has(type.sys.id),
    );
    const recommendation: Recommendation = {
      rule,
      points: (rule.points ?? 0) + (forBusiness ? FOR_BUSINESS : 0),
      forBusiness,
      meets: needs.filter((need) => meets(rule, need)),
      lacks: needs.filter((need) => !meets(rule, need)),
      facts: (assistant.needs?.answers ?? []).filter((need) => need.criterion !== null && meets(rule, need)),
    };
    const key = `${rule.role}:${rule.product.sys.id}`;
    const known = best.get(key);
    if (!known || byMerit(recommendation, known) < 0) best.set(key, recommendation);
  }
  const ranked = [...best.values()].sort(byMerit);
  const recommended = ranked.filter(({ rule }) => rule.role !== 'companion');
  const exact = recommended.filter(({ lacks }) => lacks.length === 0);
  const shown = new Set((exact.length > 0 ? exact : recommended).map(({ rule }) => rule.product.sys.id));
  return {
    exact,
    closest: exact.length > 0 ? [] : recommended,
    companions: ranked.filter(({ rule }) => rule.role === 'companion' && !shown.has(rule.product.sys.id)),
  };
}

/** The dilution for this task, or the product's own. */
export const dilutionOf = ({ rule }: Recommendation): string | null =>
  rule.dilution ?? rule.product.dilutionRatio;

/** The safety data sheets that the rule names, or the product's own. */
export function safetyDataSheetsOf({ rule }: Recommendation) {
  const own = present(rule.safetyDataSheetsCollection?.items);
  return own.length > 0 ? own : present(rule.product.safetyDataSheetsCollection?.items);
}
