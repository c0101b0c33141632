/** What papers and posters say of the hazards of several products, from the facts of their sheets. */
import { firstAidLines, isForHands, type Exposure } from '../../lib/hazards/first-aid.ts';
import type { NamedMixture } from '../../lib/hazards/mixing.ts';
import type { HazardCode } from '../../lib/hazards/statements.ts';
import { hazardLines } from '../../lib/hazards/summary.ts';
import { text, type Entry } from './entries.ts';
import { factsOf, type Hazards } from './facts.ts';

const chemicals = (products: readonly Entry[]) =>
  products.map((product) => ({ name: text(product, 'productName'), ...factsOf(product) })).filter(({ isArticle }) => !isArticle);

const summary = ({ signalWord, hazards }: Hazards) => ({ signalWord, hazardStatements: hazards });

/** Signal word and hazard statements of each product as sold and diluted, a line each. */
export const hazardLinesOf = (products: readonly Entry[]): string[] =>
  chemicals(products)
    .flatMap(({ name, hazards, dilutions }) =>
      hazardLines(
        name,
        summary(hazards),
        dilutions.filter(({ isDiluted }) => isDiluted).map((dilution) => dilution.hazards && summary(dilution.hazards)),
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

/** The hazard statements after which someone looks for the first aid of a route. */
const ROUTE_HAZARDS: Readonly<Record<string, readonly HazardCode[]>> = {
  'On the skin': ['H225', 'H226', 'H312', 'H314', 'H315', 'H317'],
  Swallowed: ['H302', 'H314'],
  Inhaled: ['H314', 'H335', 'H336'],
};

/** First aid for a wall with little room: for the eyes, and for every route that the hazard statements name. */
export function firstAidByHazards(products: readonly Entry[]): string[] {
  const exposures = exposuresOf(products);
  const codes = exposures.flatMap(({ hazards }) => hazards);
  return firstAidLines(exposures)
    .filter(({ route }) => ROUTE_HAZARDS[route]?.some((code) => codes.includes(code)) ?? true)
    .map(({ route, text: aid }) => `${route}: ${aid}`);
}

/** The products as mixing depends on them. */
export const mixturesOf = (products: readonly Entry[]): NamedMixture[] =>
  chemicals(products).map(({ name, composition, ph }) => ({ name, composition, phMinimum: ph?.minimum }));
