/** Hazards, first aid and mixtures of several products, for papers and posters, from the facts of their sheets. */
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

/** Signal word and hazard statements of each product as sold and diluted, a line each. */
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

/** The products as first aid depends on them. */
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

/** First aid for each route, a line each. */
export const firstAidOf = (products: readonly Entry[]): string[] =>
  firstAidWithArticles(exposuresOf(products), articlesIn(products), products.length).map(
    ({ route, text: aid }) => `${route}: ${aid}`,
  );

/** The products as mixing depends on them. */
export const mixturesOf = (products: readonly Entry[]): NamedMixture[] =>
  chemicals(products).map(({ name, composition, ph }) => ({ name, composition, phMinimum: ph?.minimum }));
