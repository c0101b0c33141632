/**
 * First aid for articles: tools, paper and dispensers. They have no hazard classification, so first aid follows from
 * their warnings.
 */
import { FIRST_AID, firstAidLines, linesByRoute, type Exposure, type Route } from './first-aid.ts';
import type { Words } from './statements.ts';

export interface WarnedArticle {
  name: string;
  warnings: readonly string[];
}

const isChokingHazard = (warnings: readonly string[]): boolean =>
  warnings.some((warning) => /\bchoking\b/i.test(warning));

/**
 * Returns first aid for an article, by route of exposure. Assumes that an article with warnings can abrade the skin.
 */
export function firstAidForArticle(warnings: readonly string[]): Record<Route, Words[]> {
  const chokes = isChokingHazard(warnings);
  return {
    eyes: [FIRST_AID.eyesArticle],
    skin: [warnings.length > 0 ? FIRST_AID.skinOrdinary : FIRST_AID.noMeasures],
    swallowed: [chokes ? FIRST_AID.swallowedChoking : FIRST_AID.swallowedArticle],
    inhaled: [chokes ? FIRST_AID.inhaledChoking : FIRST_AID.noMeasures],
  };
}

/**
 * Returns first aid for products that are used together. If all of them are articles, it follows from their warnings.
 * Otherwise, an article adds a line only if it is a choking hazard. Returns no lines if none of the chemicals is
 * classified.
 * @param count number of products, including articles and unclassified chemicals
 */
export function firstAidWithArticles(
  products: readonly Exposure[],
  articles: readonly WarnedArticle[],
  count: number,
): { route: string; text: string }[] {
  if (count > 0 && articles.length === count)
    return linesByRoute(firstAidForArticle(articles.flatMap(({ warnings }) => warnings)));
  if (products.length === 0) return [];
  return [
    ...firstAidLines(products),
    ...articles
      .filter((article) => isChokingHazard(article.warnings))
      .map(({ name }) => ({ route: `${name}, swallowed or inhaled`, text: FIRST_AID.swallowedChoking.en })),
  ];
}
