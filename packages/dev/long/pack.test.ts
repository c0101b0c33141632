/** Tests `contentful-local`, packed and installed in an empty folder (packages/contentful-local/README.md). */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient } from 'contentful';
import { FIXTURE } from '@cleanpro/contentful-local/tests/graphql/service';
import { startContentServices } from '@cleanpro/contentful-local/tests/management/tools/running-services';
import { z } from 'zod';
import { freePort } from '../ports.ts';
import { npmCommand } from '../processes.ts';
import { ROOT } from '../root.ts';

const PACKAGE = '@cleanpro/contentful-local';
const PREVIEW_TOKEN = 'preview-token-of-this-test';
const INSTALL_MS = 300_000;
/** Assets of the fixture whose files no server has. */
const WITHOUT_FILES = ['assets/manual.json', 'assets/photo-draft.draft.json'];

const folder = mkdtempSync(join(tmpdir(), 'packed-'));
const installed = join(folder, 'node_modules', PACKAGE);
const env = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  CONTENTFUL_DELIVERY_TOKEN: '',
  CONTENTFUL_MANAGEMENT_TOKEN: '',
  CONTENTFUL_PREVIEW_TOKEN: PREVIEW_TOKEN,
};

function npm(inFolder: string, ...args: string[]): string {
  const { file = process.execPath, args: all = [] } = npmCommand(inFolder, args, env);
  return execFileSync(file, all, { cwd: inFolder, env, encoding: 'utf8' });
}

const program = (...args: string[]): [string, string[]] => [
  join(folder, 'node_modules', '.bin', 'contentful-local'),
  args,
];

/** Exports a space, including asset files, with Contentful's own tool. */
async function exportFixture(): Promise<void> {
  const services = await startContentServices(FIXTURE, 'fixture', { without: WITHOUT_FILES, tls: false });
  try {
    await services.content('export', join(folder, 'export'));
  } finally {
    await services.stop();
  }
}

let port: number;
let server: ChildProcess;
let printed = '';
beforeAll(async () => {
  npm(ROOT, 'run', '--silent', 'pack', '--workspace', PACKAGE, '--', folder);
  const [packed = ''] = readdirSync(folder);
  npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', join(folder, packed));
  await exportFixture();
  port = await freePort();
  const [file, args] = program('export/content.json', '--port', String(port), '--space', 'demo');
  server = spawn(file, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: server.stdout ?? process.stdin })) {
    printed += `${line}\n`;
    if (line.startsWith('Ctrl-C')) return;
  }
  throw new Error(`It ended before it served: ${printed}`);
}, INSTALL_MS);
afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the generated value of a variable from the program's output. */
const printedValue = (variable: string): string =>
  new RegExp(`^ +${variable}=([0-9a-f]{64})$`, 'm').exec(printed)?.[1] ?? '';

test('the package contains JavaScript with types, and no tests', () => {
  const files = readdirSync(installed, { recursive: true }).map(String);
  expect(files.filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))).toEqual([]);
  expect(files.filter((name) => /(^|\/)tests\/|\.test\.|^pack\.|tsconfig/.test(name))).toEqual([]);
});

test("Contentful's client reads an exported entry and its image, which can be converted", async () => {
  const client = createClient({
    space: 'demo',
    accessToken: printedValue('CONTENTFUL_DELIVERY_TOKEN'),
    host: `127.0.0.1:${port}`,
    basePath: '/cdn',
    insecure: true,
  });
  const { fields } = await client.getEntry('brand-dawn');
  expect(fields).toMatchObject({ name: 'Dawn', logo: { fields: { title: 'Logo' } } });
  const { logo } = z
    .object({ logo: z.object({ fields: z.object({ file: z.object({ url: z.url() }) }) }) })
    .parse(fields);
  const image = await fetch(`${logo.fields.file.url}?w=1&fm=webp`);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(Buffer.from(await image.arrayBuffer()).toString('latin1')).toMatch(/^RIFF.{4}WEBP/s);
});

test('GraphQL returns a published entry, and a draft for the preview token', async () => {
  const brand = async (token: string, id: string, preview: boolean): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/content/v1/spaces/demo/environments/master`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ brand(id: "${id}", preview: ${preview}) { name } }` }),
    });
    return response.json();
  };
  expect(await brand(printedValue('CONTENTFUL_DELIVERY_TOKEN'), 'brand-dawn', false)).toEqual({
    data: { brand: { name: 'Dawn' } },
  });
  expect(await brand(PREVIEW_TOKEN, 'brand-secret', true)).toMatchObject({
    data: { brand: { name: expect.any(String) } },
  });
  expect(printed).not.toContain(PREVIEW_TOKEN);
});

test('serves the management API and the GraphQL explorer', async () => {
  const base = `http://127.0.0.1:${port}`;
  const authorization = `Bearer ${printedValue('CONTENTFUL_MANAGEMENT_TOKEN')}`;
  const entry = `${base}/management/spaces/demo/environments/master/entries/brand-secret`;
  expect((await fetch(entry, { headers: { authorization } })).status).toBe(200);
  const graphql = `${base}/content/v1/spaces/demo/environments/master`;
  const page = await fetch(`${graphql}/explore?access_token=${PREVIEW_TOKEN}`);
  expect(await page.text()).toContain('<style>');
});

test.each([
  [
    'a source that does not exist',
    ['nowhere.json'],
    1,
    /^The content source \S+nowhere\.json does not exist$/,
  ],
  [
    'a port that is taken',
    ['export/content.json', '--data', 'other'],
    1,
    /^listen EADDRINUSE.*set --port\.$/,
  ],
  [
    'an option that it does not know',
    ['export/content.json', '--wrong'],
    2,
    /^Unknown option '--wrong'[^]*Usage:/,
  ],
])('explains %s without a stack trace', (_what, args, exitCode, sentence) => {
  const [file, all] = program(...args, '--port', String(port));
  const { status, stderr } = spawnSync(file, all, { cwd: folder, env, encoding: 'utf8' });
  expect([status, stderr.trim()]).toEqual([exitCode, expect.stringMatching(sentence)]);
  expect(stderr).not.toMatch(/^ +at /m);
});

test(
  'Node imports every export, and the compiler finds its types',
  () => {
    const { exports } = z
      .object({ exports: z.record(z.string(), z.unknown()) })
      .parse(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')));
    const imports = Object.keys(exports).map((name) => `await import('${name.replace(/^\./, PACKAGE)}');`);
    expect(imports.length).toBeGreaterThan(20);
    writeFileSync(join(folder, 'import.mjs'), imports.join('\n'));
    execFileSync(process.execPath, [join(folder, 'import.mjs')], { env });
    const typed = [
      ...imports,
      `import { mountContent } from '${PACKAGE}/mount';`,
      `import { loadSpace } from '${PACKAGE}/space/load';`,
      '// @ts-expect-error It is no option.\nmountContent({}, { wrong: true });',
      "export const id: string | undefined = loadSpace('', { spaceId: '', environmentId: '' }).preview.entry('')?.sys.id;",
    ];
    writeFileSync(join(folder, 'types.mts'), typed.join('\n'));
    const types = ['--typeRoots', join(ROOT, 'node_modules', '@types'), '--types', 'node'];
    const target = ['--target', 'es2024', '--lib', 'es2025', '--module', 'nodenext', '--strict', '--noEmit'];
    const checked = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/typescript/bin/tsc'), ...target, ...types, 'types.mts'],
      { cwd: folder, encoding: 'utf8' },
    );
    expect([checked.status, checked.stdout]).toEqual([0, '']);
  },
  INSTALL_MS,
);
