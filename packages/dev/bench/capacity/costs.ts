/**
 * The cost of a unit of work, such as a request, in each part of an installation. Times are milliseconds of CPU time.
 */
export interface Costs {
  'site ms': number;
  'services ms': number;
  'PostgreSQL ms': number;
  'Redis ms': number;
  'content queries': number;
  transactions: number;
  'rows written': number;
  'WAL bytes': number;
  /** Growth of the database. */
  'database bytes': number;
  'Redis commands': number;
}
type Figure = keyof Costs;

export const ZERO_COSTS: Costs = {
  'site ms': 0,
  'services ms': 0,
  'PostgreSQL ms': 0,
  'Redis ms': 0,
  'content queries': 0,
  transactions: 0,
  'rows written': 0,
  'WAL bytes': 0,
  'database bytes': 0,
  'Redis commands': 0,
};
const FIGURES = Object.keys(ZERO_COSTS).filter((name): name is Figure => name in ZERO_COSTS);

/** Creates costs, computing each figure with `figureOf`. */
export function mapCosts(figureOf: (figure: Figure) => number): Costs {
  const costs = { ...ZERO_COSTS };
  for (const figure of FIGURES) costs[figure] = figureOf(figure);
  return costs;
}

/** Returns the mean of several costs. */
export const meanOf = (all: readonly Costs[]): Costs =>
  mapCosts((figure) => all.reduce((sum, costs) => sum + costs[figure], 0) / all.length);
