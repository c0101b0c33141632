/** `npm run doctor`: says what is missing or wrong in this set-up, and what to do; `--json` for programs. */
import { parseArgs, styleText } from 'node:util';
import { examine, type Result } from './examine.ts';

const WIDTH = 17;

function print(results: readonly Result[]): void {
  for (const { check, findings } of results) {
    if (findings.length === 0) console.log(`${styleText('green', 'ok'.padEnd(8))} ${check}`);
    for (const { level, setting, problem, advice } of findings) {
      const label = styleText(level === 'error' ? 'red' : 'yellow', level.padEnd(8));
      console.log(`${label} ${check.padEnd(WIDTH)}${setting}`);
      console.log(`         ${problem}\n         ${styleText('bold', 'To do:')} ${advice}`);
    }
  }
  const count = (level: string) =>
    results.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length;
  console.log(`\nErrors: ${count('error')}, warnings: ${count('warning')}.`);
}

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const results = await examine(process.env);
if (values.json) console.log(JSON.stringify(results, undefined, 2));
else print(results);
process.exitCode = results.some(({ findings }) => findings.some(({ level }) => level === 'error')) ? 1 : 0;
