import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';

const folder = mkdtempSync(join(tmpdir(), 'translatable-text-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const REPORT = z.object({ diagnostics: z.array(z.object({ filename: z.string(), code: z.string() })) });

function findReported(files: Readonly<Record<string, string>>): string[] {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const [command = '', ...args] = [
    process.execPath,
    resolve('node_modules/oxlint/bin/oxlint'),
    '--config',
    resolve('tests/checks/oxlintrc.json'),
    '--format',
    'json',
    '.',
  ];
  const options = { cwd: folder, encoding: 'utf8' } as const;
  let output = '';
  try {
    output = execFileSync(command, args, options);
  } catch (error) {
    output = z.object({ stdout: z.string() }).parse(error).stdout;
  }
  return REPORT.parse(JSON.parse(output))
    .diagnostics.filter(({ code }) => code.includes('translatable-text'))
    .map(({ filename }) => filename)
    .toSorted();
}

const component = (markup: string): string =>
  `export function Part({ a, b, children }) { return ${markup}; }`;

const BROKEN = {
  'inserts an element before text': '<p>{a ? <b /> : null}Send</p>',
  'inserts an element before its children': '<button>{a ? <b /> : null}{children}</button>',
  'removes text before an element': "<p>{a ? 'Send' : null}<b /></p>",
  'changes a number beside text': '<p>{a} of them</p>',
  'changes text beside an icon': '<p><Icon name="eye" />{`${a} views`}</p>',
  'changes text beside a conditional element': "<p><b />{a && (b ? 'one' : 'two')}</p>",
  'inserts a list before text': '<p>{a.map((one) => <b key={one} />)}Send</p>',
  'lists texts': '<p>{a.map((one) => `${one}, `)}</p>',
  'renders a component that may be empty before text': '<p><Hint value={a} />Send</p>',
  'changes text in a fragment': '<><b />{a}</>',
  'returns text': "a ? 'one' : 'two'",
};

const WHOLE = {
  'has one text': '<p>{a}</p>',
  'has one text or another': "<p>{a ? 'one' : 'two'}</p>",
  'has text in elements of its own': '<p>{a ? <b /> : null}<span>{b}</span></p>',
  'has constant text before what changes': '<p>Send {a ? <b /> : null}</p>',
  'has constants in its text': '<p>Up to {LIMITS.summary} characters <b /></p>',
  'has blanks between elements': "<p><b />{' '}{a ? <i /> : null}</p>",
  'lists elements': '<ul>{a.map((one) => <li key={one}>{one}</li>)}</ul>',
  'has text after an icon': '<p><Icon name="eye" /> Send</p>',
};

test('reports text that breaks under page translation, in browser files only', () => {
  const files = (group: string, parts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(parts).map(([name, markup]) => [
        `components/${group}/${name.replaceAll(' ', '-')}.client.tsx`,
        `'use client';\n${component(markup)}`,
      ]),
    );
  const imported = component(BROKEN['changes a number beside text']);
  const reported = findReported({
    ...files('broken', BROKEN),
    ...files('whole', WHOLE),
    'components/Outer.client.tsx':
      "'use client';\nimport { Part } from './Imported';\nimport type { A } from './Types';",
    'components/Lazy.client.tsx': "'use client';\nconst load = () => import('@/components/Loaded');",
    'components/Imported.tsx': imported,
    'components/Loaded.tsx': imported,
    'components/Types.tsx': imported,
    'components/ServerOnly.tsx': imported,
  });
  expect([...new Set(reported)]).toEqual(
    [...Object.keys(files('broken', BROKEN)), 'components/Imported.tsx', 'components/Loaded.tsx'].toSorted(),
  );
});
