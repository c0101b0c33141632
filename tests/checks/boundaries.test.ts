/** @jest-environment node */
import { problemsOf } from './boundaries';

test.each([
  [
    'components/ui/Card.tsx',
    "import { log } from '@/lib/telemetry/log';",
    /components\/ui may not import lib\/telemetry\/log/,
  ],
  [
    'lib/seo/x.ts',
    "import { Header } from '../../components/layout/Header/Header';",
    /lib may not import components/,
  ],
  ['lib/seo/x.ts', "export { serve } from '../../services/server';", /lib may not import services\/server/],
  ['services/x.ts', "import { LOCALE } from '../lib/content/query.ts';", /services may not import lib/],
  ['components/layout/X.tsx', "'use client';", /named \*\.client\.tsx/],
  ['components/layout/X.client.tsx', 'export {};', /starts with 'use client'/],
  [
    'components/layout/X.client.tsx',
    "'use client';\nimport { serverConfig } from '@/lib/config/server';",
    /client component may not import lib\/config/,
  ],
  ['lib/utils/x.ts', 'export {};', /not utils, helpers or common/],
])('%s with %s is a problem', (file, source, expected) => {
  expect(problemsOf(file, source).join('\n')).toMatch(expected);
});

test('what the table allows is none', () => {
  expect(
    problemsOf(
      'components/blocks/X.tsx',
      "import { hrefOf } from '@/lib/content/routing/links';\nimport next from 'next/link';",
    ),
  ).toEqual([]);
});
