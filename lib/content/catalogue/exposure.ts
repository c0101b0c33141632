import { present } from '@/lib/content/present';
import { withoutFieldMarks } from '@/lib/content/preview/field-marks';
import type { WarnedArticle } from '@cleanpro/product-safety/hazards/article-first-aid';
import { isArticleForm } from '@cleanpro/product-safety/hazards/articles';
import { isForHands, type Exposure } from '@cleanpro/product-safety/hazards/first-aid';
import { isHazardCode, isPrecautionCode } from '@cleanpro/product-safety/hazards/statements';

type Texts = readonly (string | null)[] | null;

interface ExposingProduct {
  form: string | null;
  areasOfUse: Texts;
  drugFacts: object | null;
  hazards: { hazardStatements: Texts; precautionaryStatements: Texts } | null;
}

interface ExposingArticle {
  form: string | null;
  productName: string | null;
  warnings: Texts;
}

const plain = (texts: Texts): string[] => present(texts).map(withoutFieldMarks);

/**
 * Returns the data from which first aid is derived, for each product with a hazard classification. Articles (tools,
 * paper, dispensers) are left out.
 */
export const exposuresOf = (products: readonly ExposingProduct[]): Exposure[] =>
  products.flatMap(({ form, areasOfUse, drugFacts, hazards }) => {
    const kind = form && withoutFieldMarks(form);
    if (!hazards || isArticleForm(kind)) return [];
    return {
      hazards: plain(hazards.hazardStatements).filter(isHazardCode),
      precautions: plain(hazards.precautionaryStatements).filter(isPrecautionCode),
      form: kind,
      isDrug: drugFacts !== null,
      isForHands: isForHands(plain(areasOfUse)),
    };
  });

/** Returns the articles (tools, paper, dispensers) among products, with their warnings. */
export const articlesIn = (products: readonly ExposingArticle[]): WarnedArticle[] =>
  products
    .filter(({ form }) => isArticleForm(form && withoutFieldMarks(form)))
    .map(({ productName, warnings }) => ({ name: productName ?? '', warnings: plain(warnings) }));
