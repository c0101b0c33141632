import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';

const FILES = {
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
  'package.json': '{ "dependencies": { "zod": "4" }, "devDependencies": { "jest": "30" } }',
  'node_modules/zod/index.js': '',
  'node_modules/jest/index.js': '',
  'lib/parse.ts': "import 'zod';\nimport 'jest';",
  'lib/parse.test.ts': "import 'jest';",
  'lib/log.ts': 'export const log = 1;',
  'lib/config/server.ts': 'export const serverConfig = 1;',
  'packages/services/server.ts': 'export const serve = 1;',
  'components/layout/Header.tsx': 'export const Header = 1;',
  'components/ui/Card.tsx': "import { log } from '@/lib/log';",
  'components/layout/Menu.client.tsx': "'use client';\nimport { serverConfig } from '@/lib/config/server';",
  'components/blocks/Allowed.tsx': "import { log } from '@/lib/log';\nimport next from 'node:path';",
  'lib/seo/title.ts': "import { Header } from '../../components/layout/Header';",
  'lib/seo/title.test.ts': "import { Header } from '../../components/layout/Header';",
  'lib/seo/serve.ts': "export { serve } from '../../packages/services/server.ts';",
  'packages/services/log.ts': "import { log } from '../../lib/log.ts';",
  'packages/services/start.ts': "import { run } from '../dev/run.ts';",
  'packages/services/tests/run.ts': "import { run } from '../../dev/run.ts';",
  'packages/dev/run.ts':
    "import { serverConfig } from '../../lib/config/server.ts';\nexport const run = serverConfig;",
  'packages/contentful-local/service.ts': "import { serve } from '../services/server.ts';",
  'lib/circle/one.ts': "import type { Two } from './two';\nexport type One = Two[];",
  'lib/circle/two.ts': "import type { One } from './one';\nexport type Two = One[];",
};

const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('refuses imports across folder boundaries, cycles (even of types) and development packages', () => {
  for (const [path, source] of Object.entries(FILES)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const output = execFileSync(
    process.execPath,
    [
      resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--output-type',
      'json',
      '--config',
      resolve('.dependency-cruiser.mjs'),
      'components',
      'lib',
      'packages',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  const { summary } = z
    .object({
      summary: z.object({
        violations: z.array(
          z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
        ),
      }),
    })
    .parse(JSON.parse(output));
  expect(summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`).sort()).toEqual([
    'client-components: components/layout/Menu.client.tsx → lib/config/server.ts',
    'contentful-local: packages/contentful-local/service.ts → packages/services/server.ts',
    'dev-apart: packages/services/start.ts → packages/dev/run.ts',
    'lib: lib/seo/serve.ts → packages/services/server.ts',
    'lib: lib/seo/title.ts → components/layout/Header.tsx',
    'no-circles: lib/circle/one.ts → lib/circle/two.ts',
    'production-packages: lib/parse.ts → node_modules/jest/index.js',
    'services: packages/services/log.ts → lib/log.ts',
    'services: packages/services/start.ts → packages/dev/run.ts',
    'ui-primitives: components/ui/Card.tsx → lib/log.ts',
  ]);
});
