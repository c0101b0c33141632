/**
 * Hazards, first aid and mixtures of several products, for procedures and posters. The facts are those of the safety
 * data sheets, so that the documents agree.
 */
import { firstAidWithArticles, type WarnedArticle } from '@cleanpro/product-safety/hazards/article-first-aid';
import { isForHands, type Exposure } from '@cleanpro/product-safety/hazards/first-aid';
import type { NamedMixture } from '@cleanpro/product-safety/hazards/mixing-warnings';
import { hazardLines } from '@cleanpro/product-safety/hazards/summary';
import { text, type Entry } from './entries.ts';
import { factsOf, type Hazards } from './facts.ts';

const chemicals = (products: readonly Entry[]) =>
  products
    .map((product) => ({ name: text(product, 'productName'), ...factsOf(product) }))
    .filter(({ isArticle }) => !isArticle);

const summary = ({ signalWord, hazards }: Hazards) => ({ signalWord, hazardStatements: hazards });

/** Returns the signal word and hazard statements of each product, as sold and diluted, one line each. */
export const hazardLinesOf = (products: readonly Entry[]): string[] =>
  chemicals(products)
    .flatMap(({ name, hazards, dilutions }) =>
      hazardLines(
        name,
        summary(hazards),
        dilutions.map((dilution) => ({
          ...dilution,
          hazards: dilution.hazards && summary(dilution.hazards),
        })),
      ),
    )
    .map(({ product, text: hazards }) => `${product}: ${hazards}`);

/** Returns the facts about products that determine first aid. */
export const exposuresOf = (products: readonly Entry[]): Exposure[] =>
  chemicals(products).map(({ form, hazards, drugStorage, areasOfUse }) => ({
    ...hazards,
    form,
    isDrug: drugStorage !== undefined,
    isForHands: isForHands(areasOfUse),
  }));

const articlesIn = (products: readonly Entry[]): WarnedArticle[] =>
  products
    .map((product) => ({ name: text(product, 'productName'), ...factsOf(product) }))
    .filter(({ isArticle }) => isArticle);

/** Returns first aid, one line per route of exposure. */
export const firstAidOf = (products: readonly Entry[]): string[] =>
  firstAidWithArticles(exposuresOf(products), articlesIn(products), products.length).map(
    ({ route, text: aid }) => `${route}: ${aid}`,
  );

/** Returns the facts about products that determine mixing warnings. */
export const mixturesOf = (products: readonly Entry[]): NamedMixture[] =>
  chemicals(products).map(({ name, composition, ph }) => ({ name, composition, phMinimum: ph?.minimum }));
