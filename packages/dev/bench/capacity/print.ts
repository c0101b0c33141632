import type { Measured } from './measure.ts';
import { ratesOfCore, type Capacity } from './model.ts';

type Row = Record<string, string | number>;

/** Tolerated ratio between measurement and model, for several processes on a busy machine. */
const CHECK_TOLERANCE = 1.5;

const printed = (value: number): number => Number(value.toPrecision(3));
const printedRow = (row: object): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? printed(value) : String(value),
    ]),
  );

/** Prints the measurements: costs, bytes, memory, pages that a publish expires, and the check of the model. */
export function printMeasured({
  costs,
  bytes,
  requests,
  memory,
  publish,
  check,
  measurements,
}: Measured): void {
  console.log('Cost per request');
  console.table(Object.fromEntries(Object.entries(costs).map(([name, row]) => [name, printedRow(row)])));
  console.log('Requests per second on one processor of the site');
  console.table(printedRow(ratesOfCore(measurements)));
  console.log('Bytes sent to a browser');
  console.table({
    'first view': printedRow({ ...bytes['first view'], ...requests['first view'] }),
    'next view': printedRow({ ...bytes['next view'], ...requests['next view'] }),
  });
  console.log('Memory per process');
  console.table(printedRow(memory));
  console.log(`Pages rendered again after a publish, of ${publish.pages}`);
  console.table(publish.pagesRendered);
  console.log('The model compared with several processes behind a load balancer');
  const ratio = check.measuredMs / check.predictedMs;
  console.table({
    ...printedRow(check),
    'measured / predicted': printed(ratio),
    [`within ${CHECK_TOLERANCE} times`]: String(ratio <= CHECK_TOLERANCE && ratio >= 1 / CHECK_TOLERANCE),
  });
}

/** Returns the tables for a workload: its figures and its parts. */
export function capacityRows({ parts, perMonth, ...figures }: Capacity): Row[][] {
  const numbers = Object.entries(figures).filter(([, value]) => typeof value === 'number');
  return [
    [printedRow(Object.fromEntries(numbers))],
    [...parts.map(printedRow), printedRow({ part: 'all', perMonth })],
  ];
}
