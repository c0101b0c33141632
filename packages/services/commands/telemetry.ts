/** `npm run telemetry`: prints a summary of the stored telemetry, or JSON with `--json`. */
import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { runCommandLine } from '@cleanpro/node-service/command-line';
import { TELEMETRY } from '../help.ts';
import { ENVELOPE, type Envelope } from '@cleanpro/backend/telemetry/envelope';
import { summarise } from '@cleanpro/backend/telemetry/summary';
import { telemetryFiles } from '@cleanpro/backend/telemetry/store';

const ROWS = 20;

async function* envelopes(files: readonly string[]): AsyncGenerator<Envelope> {
  for (const file of files) {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      const parsed = ENVELOPE.safeParse(parsedJson(line));
      // A killed process can leave an incomplete last line.
      if (parsed.success) yield parsed.data;
    }
  }
}

function parsedJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

await runCommandLine(async () => {
  const folder = join(resolve(process.env.DATA_DIR || 'data'), 'telemetry');
  const summary = await summarise(envelopes(telemetryFiles(folder)));

  if (process.argv.includes('--json')) console.log(JSON.stringify(summary, null, 2));
  else if (summary.items === 0) console.log(`There is no telemetry in ${folder} yet.`);
  else {
    console.log(`${summary.items} items from ${summary.from} to ${summary.to}, in ${folder}`);
    const tables: [string, object[]][] = [
      ['Page views', summary.pageViews],
      ['Errors', summary.errors],
      ['Web vitals (ms; CLS without unit)', summary.vitals],
      ['Slow and failed calls', summary.slowCalls],
      ['Events', summary.events],
    ];
    for (const [title, rows] of tables) {
      console.log(`\n${title}${rows.length > ROWS ? ` (the first ${ROWS} of ${rows.length})` : ''}`);
      if (rows.length > 0) console.table(rows.slice(0, ROWS));
      else console.log('  none');
    }
  }
}, TELEMETRY);
