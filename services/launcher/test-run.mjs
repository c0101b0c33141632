import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from './install.mjs';
import { family } from './processes.mjs';
import { testEnvironment } from './test-environment.mjs';
import { STAGES } from './test-stages.mjs';

/** The stages that `--only lint,unit` names, or all, and the arguments that go on to their runners. */
function choice(args) {
  const at = args.indexOf('--only');
  if (at === -1 && args.length > 0) fail(`Name stages first: npm test -- --only unit ${args.join(' ')}`);
  const names = at === -1 ? Object.keys(STAGES) : (args[at + 1] ?? '').split(',');
  const unknown = names.find((name) => !Object.hasOwn(STAGES, name));
  if (unknown !== undefined) {
    fail(`There is no stage "${unknown}". The stages are ${Object.keys(STAGES).join(', ')}.`);
  }
  return { names, more: at === -1 ? [] : args.toSpliced(at, 2) };
}

/** Runs every stage, or those that `--only lint,unit` names, and sums them in one line. */
export async function run(args) {
  const { names, more } = choice(args);
  const { finish } = family();
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const env = await testEnvironment(folder);

  const rows = [];
  for (const name of names) {
    console.log(`\n── ${name}`);
    const started = Date.now();
    const counts = await STAGES[name]({ env, finish, folder, more }).catch((error) => {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    rows.push({ stage: name, ...counts, seconds: Math.round((Date.now() - started) / 1000) });
  }
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.table(rows);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 ? 0 : 1);
}
