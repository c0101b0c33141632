import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { productionPackages } from '@/packages/dev/bill-of-materials.ts';

/** Licenses that let a company run the site and send its scripts to browsers without publishing its own code. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
]);

const EXCEPTIONS: [name: RegExp, licence: string, reason: string][] = [
  [/^@fontsource-variable\/figtree$/, 'OFL-1.1', 'a typeface, embedded unchanged'],
  [
    /^@img\/sharp-libvips-/,
    'LGPL-3.0-or-later',
    'a library of its own file, linked dynamically and unchanged',
  ],
  [/^@img\/sharp-win32-/, 'Apache-2.0 AND LGPL-3.0-or-later', 'the same for Windows'],
  [/^@img\/sharp-wasm32$/, 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', 'the same as WebAssembly'],
  [/^@vercel\/stega$/, 'MPL-2.0', 'its files are unchanged'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'a table that Next names in its licence notices'],
  [/^zipcodes$/, 'BSD', 'its LICENSE file has the three clauses of BSD-3-Clause'],
];

const BOM = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      purl: z.string().regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/),
      hashes: z.array(z.object({ content: z.string().regex(/^[0-9a-f]{128}$/) })),
    }),
  ),
});
const PACKAGE = z.object({ dependencies: z.record(z.string(), z.string()) });

const installed = productionPackages();

/** Whether allowed licenses satisfy an SPDX expression, which does not mix AND with OR. */
function isAllowed(expression: string): boolean {
  const licences = expression.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
  return expression.includes(' OR ')
    ? licences.some((licence) => ALLOWED.has(licence))
    : licences.every((licence) => ALLOWED.has(licence));
}

test('each production package has an allowed license or a listed exception', () => {
  const refused = installed.filter(
    ({ name, license }) =>
      !isAllowed(license) &&
      !EXCEPTIONS.some(([pattern, licence]) => pattern.test(name) && licence === license),
  );
  expect(installed.length).toBeGreaterThan(100);
  expect(refused).toEqual([]);
});

test.each(EXCEPTIONS)('the exception %p (%s) is still needed', (pattern, licence) => {
  expect(installed.some(({ name, license }) => pattern.test(name) && license === licence)).toBe(true);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0-only', false],
  ['none', false],
])('the license %s is allowed: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

test('the bill of materials lists all direct dependencies and versions, but no development package', () => {
  const output = execFileSync(process.execPath, ['packages/dev/bill-of-materials.ts'], {
    encoding: 'utf8',
  });
  const { components } = BOM.parse(JSON.parse(output));
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const { dependencies } = PACKAGE.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const direct = Object.entries(dependencies).filter(([name]) => !name.startsWith('@cleanpro/'));
  for (const [name, version] of direct) expect(named).toContain(`${name}@${version}`);
  // Next depends on styled-jsx.
  expect(components.some(({ name }) => name === 'styled-jsx')).toBe(true);
  expect(components.some(({ name }) => name === 'jest')).toBe(false);
});
