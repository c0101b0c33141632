import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './chromium.mjs';
import { environment } from './environment.mjs';
import { BIN, install, ROOT, useProjectNode } from './install.mjs';

const NODE = join(BIN, 'node');
const installed = (path) => join(ROOT, 'node_modules', path);

/** Runs a command, shows what it says, and gives its exit code. */
function command(args, env) {
  return new Promise((resolve) => {
    const child = spawn(NODE, args, { cwd: ROOT, env, stdio: 'inherit' });
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** A stage that is one check. */
const check = (args) => async (env) =>
  (await command(args, env)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A stage whose runner counts its cases in a JSON report; no case at all is a failure, and so is a crash. */
const counted = (args, report, count) => async (env) => {
  rmSync(report, { force: true });
  const code = await command(args, env);
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
    if (passed + failed === 0 || (code !== 0 && failed === 0)) return { passed, failed: failed + 1 };
    return { passed, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const jestCount = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests,
});
const playwrightCount = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
});

/** Installs what is missing, runs every stage (or those that `--only lint,unit` names) and sums them in one line. */
export async function run(args) {
  install();
  useProjectNode();
  const only = args.includes('--only') ? args[args.indexOf('--only') + 1]?.split(',') : undefined;
  const more = args.filter((arg, index) => arg !== '--only' && args[index - 1] !== '--only');
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  const [port, servicesPort] = [await freePort(), await freePort()];
  // The tests publish and unpublish, so they work on a copy, with secrets of their own.
  cpSync(join(ROOT, 'content'), join(folder, 'content'), { recursive: true });
  const env = {
    ...environment(),
    PORT: String(port),
    SERVICES_PORT: String(servicesPort),
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: join(folder, 'data'),
    CONTENT_SOURCE: join(folder, 'content'),
    CONTENTFUL_DELIVERY_TOKEN: randomBytes(16).toString('hex'),
    CONTENTFUL_PREVIEW_TOKEN: randomBytes(16).toString('hex'),
    CONTENTFUL_MANAGEMENT_TOKEN: randomBytes(16).toString('hex'),
    REVALIDATE_SECRET: randomBytes(32).toString('hex'),
    PREVIEW_SECRET: randomBytes(32).toString('hex'),
    // Long enough that only a publish, and not age, can make a kept page new while the tests run.
    CONTENT_MAX_AGE: '3600',
    NEXT_DIST_DIR: '.next/test',
    CI: '1',
  };
  for (const name of [
    'CONTENTFUL_GRAPHQL_URL',
    'PRIVACY_LINKS_URL',
    'IMAGES_BASE_URL',
    'CONTENTFUL_SPACE_ID',
    'CONTENTFUL_ENVIRONMENT',
  ])
    delete env[name];
  const report = (name) => join(folder, `${name}.json`);
  const next = installed('next/dist/bin/next');
  const stages = [
    ['lint', check([installed('oxlint/bin/oxlint'), '--deny-warnings'])],
    ['boundaries', check(['tests/checks/boundaries.ts'])],
    [
      'types',
      async (stageEnv) =>
        (await command([next, 'typegen'], stageEnv)) === 0
          ? check([installed('typescript/bin/tsc'), '--noEmit'])(stageEnv)
          : { passed: 0, failed: 1 },
    ],
    ['content', check(['services/content/check/cli.ts'])],
    [
      'unit',
      counted(
        [
          '--experimental-vm-modules',
          '--disable-warning=ExperimentalWarning',
          installed('jest/bin/jest.js'),
          '--config',
          'tests/jest.config.mjs',
          '--json',
          '--outputFile',
          report('unit'),
          ...(only ? more : []),
        ],
        report('unit'),
        jestCount,
      ),
    ],
    ['build', check([next, 'build'])],
    [
      'e2e',
      counted(
        [
          installed('@playwright/test/cli.js'),
          'test',
          '--config',
          'tests/playwright.config.ts',
          ...(only ? more : []),
        ],
        report('e2e'),
        playwrightCount,
      ),
    ],
  ].filter(([name]) => !only || only.includes(name));

  const rows = [];
  for (const [name, stage] of stages) {
    console.log(`\n── ${name}`);
    const started = Date.now();
    const stageEnv =
      name === 'e2e'
        ? { ...env, CHROMIUM_PATH: chromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e') }
        : env;
    rows.push({
      stage: name,
      ...(await stage(stageEnv)),
      seconds: Math.round((Date.now() - started) / 1000),
    });
  }
  rmSync(folder, { recursive: true, force: true });
  console.table(rows);
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 && rows.length > 0 ? 0 : 1);
}
