import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../build.ts';
import { processGroup } from '../process-group.ts';
import type { RunToEnd } from '../processes.ts';
import { changeBase } from './change-base.ts';
import { testEnvironment } from './environment.ts';
import { startPostgres, type PostgresServer } from './postgres.ts';
import { parseSelection } from './selection.ts';
import { FAILED, type Stage, type StageContext } from './stage.ts';
import { printTable, summarize, type Row } from './summary.ts';

/** Runs the stages of a suite. Each starts as soon as the stages before it have ended. */
async function runSuite(suite: Record<string, Stage>, context: StageContext): Promise<Row[]> {
  const stages = Object.entries(suite);
  const rows = new Map<string, Promise<Row>>();

  async function runStage(name: string, stage: Stage): Promise<Row> {
    await Promise.all(stage.after.map((earlier) => rows.get(earlier)));
    // The output of stages that run in parallel is collected, and printed when the stage ends.
    const capture =
      !stage.isLive &&
      stages.some(
        ([other, { after }]) => other !== name && !stage.after.includes(other) && !after.includes(name),
      );
    const started = Date.now();
    console.log(`\n── ${name}${capture ? ' …' : ''}`);
    const outputs: string[] = [];
    const runToEnd: RunToEnd = async (command) => {
      const finished = await context.runToEnd(command, { capture });
      outputs.push(finished.output);
      return finished;
    };
    const result = await stage.run({ ...context, runToEnd }).catch((error: unknown) => {
      outputs.push(error instanceof Error ? error.message : String(error));
      return FAILED;
    });
    const seconds = Math.round((Date.now() - started) / 1000);
    const output = outputs.filter(Boolean).join('\n');
    if (output) console.log(`\n── ${name}, ${seconds} s\n${output}`);
    return { stage: name, ...result, seconds };
  }

  for (const [name, stage] of stages) rows.set(name, runStage(name, stage));
  return Promise.all(rows.values());
}

/** Runs the selected stages, and exits with code 1 if one failed. */
export async function runTests(argv: string[]): Promise<void> {
  const selection = parseSelection(argv);
  const { suites, args, scope } = selection;
  const { runToEnd } = processGroup();
  const folder = selection.folder ?? mkdtempSync(join(tmpdir(), 'site-test-'));
  if (selection.folder === undefined)
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const env = await testEnvironment(folder);
  let postgres: Promise<PostgresServer | undefined> | undefined;
  let isBuilt: Promise<boolean> | undefined;
  const context: StageContext = {
    env,
    folder,
    args,
    scope,
    base: changeBase(),
    runToEnd,
    postgres: () => (postgres ??= startPostgres(folder)),
    isBuilt: () => (isBuilt ??= buildIfStale(env, runToEnd).then(({ exitCode }) => exitCode === 0)),
  };

  const rows: Row[] = [];
  for (const suite of suites) {
    const results = await runSuite(suite, context);
    printTable(results);
    rows.push(...results);
  }
  (await postgres)?.stop();
  const { lines, failed } = summarize(rows);
  for (const line of lines) console.log(line);
  process.exit(failed === 0 ? 0 : 1);
}
