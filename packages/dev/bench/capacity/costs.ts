/** What something costs all parts of an installation: times are milliseconds of a processor. */
export interface Costs {
  'site ms': number;
  'services ms': number;
  'PostgreSQL ms': number;
  'Redis ms': number;
  'content queries': number;
  transactions: number;
  'rows written': number;
  'WAL bytes': number;
  /** By which the database grows. */
  'database bytes': number;
  'Redis commands': number;
}
type Figure = keyof Costs;

/** No costs. */
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

/** Costs of which each figure is computed. */
export function computed(figureOf: (figure: Figure) => number): Costs {
  const costs = { ...ZERO_COSTS };
  for (const figure of FIGURES) costs[figure] = figureOf(figure);
  return costs;
}

/** The mean of several costs. */
export const meanOf = (all: readonly Costs[]): Costs =>
  computed((figure) => all.reduce((sum, costs) => sum + costs[figure], 0) / all.length);
