/**
 * `npm run bench:capacity -w @cleanpro/dev`: measures what pages, writes and publishes cost the site, the services,
 * PostgreSQL and Redis, checks the capacity model with four processes, and applies it to 100 million views a month.
 * Counts CPU time, commands and bytes instead of seconds, so that a busy machine gives about the same results. `--json`
 * prints everything as JSON.
 */
import { PRICES, WITH_CDN, WORKLOAD } from './capacity/assumptions.ts';
import { onInstallation, type Installation } from './capacity/installation.ts';
import { measure } from './capacity/measure.ts';
import { capacityOf } from './capacity/model.ts';
import { capacityRows, printMeasured } from './capacity/print.ts';

const PROCESSES = 4;
const isJson = process.argv.includes('--json');

async function run(installation: Installation): Promise<void> {
  const measured = await measure(installation);
  const workloads = { 'without a CDN': WORKLOAD, 'with a CDN': WITH_CDN };
  const capacities = Object.entries(workloads).map(([name, workload]) => ({
    name,
    workload,
    ...capacityOf(measured.measurements, workload, PRICES),
  }));
  if (isJson) {
    console.log(JSON.stringify({ ...measured, prices: PRICES, capacities }, null, 2));
    return;
  }
  printMeasured(measured);
  for (const capacity of capacities) {
    console.log(`\n${WORKLOAD.viewsPerMonth.toLocaleString('en-US')} views per month, ${capacity.name}`);
    for (const table of capacityRows(capacity)) console.table(table);
  }
}

await onInstallation(PROCESSES, run);
process.exit(0);
