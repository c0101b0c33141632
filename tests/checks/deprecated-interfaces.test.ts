/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Deprecated settings of Next that are used for a reason, and the decision that has it. */
const DECIDED: Record<string, string> = { 'experimental.useCache': 'docs/decisions/0001-cached-reads.md' };

/** Prints, as JSON, what Next warns of while it reads the configuration for a build. */
const READ_CONFIG = `
  const warnings = [];
  console.warn = (...parts) => warnings.push(parts.join(' '));
  const { default: loadConfig } = require('next/dist/server/config');
  loadConfig('phase-production-build', process.cwd(), { silent: false })
    .then(() => console.log(JSON.stringify(warnings)));
`;

test('each deprecated setting of the framework has a decision record', () => {
  const env = { ...process.env, NODE_ENV: 'production' as const };
  const output = execFileSync(process.execPath, ['-e', READ_CONFIG], { encoding: 'utf8', env });
  const warnings = z.array(z.string()).parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
  const deprecated = warnings
    .filter((warning) => warning.includes('deprecated'))
    .map((warning) => /`([^`]+)`/.exec(warning)?.[1] ?? warning);
  expect(deprecated.toSorted()).toEqual(Object.keys(DECIDED));
  for (const [setting, record] of Object.entries(DECIDED))
    expect(readFileSync(record, 'utf8')).toContain(setting);
});
