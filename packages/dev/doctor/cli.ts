/** `npm run doctor`: reports problems with this setup, and how to fix them. */
import { parseArgs, styleText } from 'node:util';
import { servicesNamed } from '@cleanpro/services/names';
import { runCommandLine } from '@cleanpro/node-service/command-line';
import { UsageError } from '@cleanpro/node-service/help';
import { HELP } from '../help.ts';
import { examine, rolesIn, type Result, type Scope } from './examine.ts';

const WIDTH = 17;
const ROLE_WIDTH = 9;

function print(results: readonly Result[]): void {
  for (const { role, check, findings, skipped } of results) {
    if (skipped !== undefined)
      console.log(
        `${styleText('yellow', 'skipped'.padEnd(8))} ${role.padEnd(ROLE_WIDTH)}${check.padEnd(WIDTH)}${skipped}`,
      );
    else if (findings.length === 0)
      console.log(`${styleText('green', 'ok'.padEnd(8))} ${role.padEnd(ROLE_WIDTH)}${check}`);
    for (const { level, setting, problem, advice } of findings) {
      const label = styleText(level === 'error' ? 'red' : 'yellow', level.padEnd(8));
      console.log(`${label} ${role.padEnd(ROLE_WIDTH)}${check.padEnd(WIDTH)}${setting}`);
      console.log(`         ${problem}\n         ${styleText('bold', 'To do:')} ${advice}`);
    }
  }
  const count = (level: string) =>
    results.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length;
  const skippedCount = results.filter(({ skipped }) => skipped !== undefined).length;
  console.log(`\nErrors: ${count('error')}, warnings: ${count('warning')}, skipped: ${skippedCount}.`);
}

/**
 * Parses the arguments.
 * @throws UsageError when they are invalid
 */
function scopeOf([role = 'all', ...names]: readonly string[]): Scope {
  if (role === 'services') return { roles: [role], names: servicesNamed(names) };
  if (names.length > 0) throw new UsageError('Specify one role. Only "services" has names after it.');
  if (role === 'site' || role === 'studio') return { roles: [role] };
  if (role !== 'all') throw new UsageError(`There is no role "${role}".`);
  return { roles: rolesIn(process.env) };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const results = await examine(process.env, scopeOf(positionals));
  if (values.json) console.log(JSON.stringify(results, undefined, 2));
  else print(results);
  const hasError = results.some(({ findings }) => findings.some(({ level }) => level === 'error'));
  process.exitCode = hasError ? 1 : 0;
}

await runCommandLine(main, HELP.doctor);
