/** First aid for articles, which have no classification: their warnings decide. */
import { FIRST_AID, firstAidLines, linesByRoute, type Exposure, type Route } from './first-aid.ts';
import type { Words } from './statements.ts';

/** An article with the warnings of its label. */
export interface WarnedArticle {
  name: string;
  warnings: readonly string[];
}

const isChokingHazard = (warnings: readonly string[]): boolean =>
  warnings.some((warning) => /\bchoking\b/i.test(warning));

/** Returns first aid for an article, by the route of exposure. One with warnings may have rubbed the skin. */
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
 * Returns first aid for chemicals and articles that are used together. Beside chemicals, an article adds a line only
 * if somebody may choke on it; without chemicals, the warned articles have lines of their own.
 */
export function firstAidWithArticles(
  products: readonly Exposure[],
  articles: readonly WarnedArticle[],
): { route: string; text: string }[] {
  const warnings = articles.flatMap((article) => article.warnings);
  if (products.length === 0) return warnings.length > 0 ? linesByRoute(firstAidForArticle(warnings)) : [];
  return [
    ...firstAidLines(products),
    ...articles
      .filter((article) => isChokingHazard(article.warnings))
      .map(({ name }) => ({ route: `${name}, swallowed or inhaled`, text: FIRST_AID.swallowedChoking.en })),
  ];
}
