// Checks which folders may import which (docs/architecture.md, "Folders"), and that there are no import cycles,
// including type imports.

const LOCAL = String.raw`^(app|components|graphql|lib|packages|public|server|styles|tests)/|^[\w-][\w.-]*\.(ts|mjs|json)$`;
const TESTS = String.raw`\.test\.tsx?$|/tests/`;

/** Returns a rule by which files in a folder may import only the allowed folders of this repository. */
const folder = (name, from, allowed) => ({
  name,
  comment: `${name} imports only ${allowed.join(', ')}`,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: LOCAL, pathNot: [...allowed.map((path) => `^${path}(/|$)`), '^node_modules'] },
});

/** Returns a rule by which a package may import only itself and the given packages. */
const ofPackage = (name, ...others) =>
  folder(
    name,
    `^packages/${name}/`,
    [name, ...others].map((each) => `packages/${each}`),
  );

/** Packages that every part of the site may import. */
const SITE_PACKAGES = ['packages/text', 'packages/product-safety', 'packages/content-values'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    folder('ui-primitives', '^components/ui/', ['components/ui', 'packages/content-values/crop-focus.ts']),
    folder('components', '^components/(?!ui/)', ['components', 'lib', 'graphql', 'styles', ...SITE_PACKAGES]),
    folder('app', '^app/', ['app', 'components', 'lib', 'graphql', 'styles', ...SITE_PACKAGES]),
    folder('lib', '^lib/', ['lib', 'graphql', 'packages/node-service', ...SITE_PACKAGES]),
    folder('graphql', '^graphql/', ['graphql']),
    folder('server', '^server/', ['server', 'lib', 'packages/node-service', ...SITE_PACKAGES]),
    ofPackage('text'),
    ofPackage('product-safety', 'text'),
    ofPackage('content-values', 'text'),
    ofPackage('node-service'),
    ofPackage('contentful-local'),
    ofPackage('backend', 'text', 'node-service'),
    ofPackage(
      'content-check',
      'text',
      'product-safety',
      'content-values',
      'contentful-local',
      'node-service',
    ),
    ofPackage('services', 'contentful-local', 'backend', 'content-check', 'content-values', 'node-service'),
    ofPackage('sample-space', 'text', 'product-safety', 'content-values'),
    ofPackage('studio', 'text', 'content-values', 'node-service'),
    {
      name: 'studio-apart',
      comment: 'The studio speaks to the management API as any client: nothing is shared with it.',
      severity: 'error',
      from: {
        path: '^(app|components|graphql|lib|packages|server|styles)/',
        pathNot: [TESTS, '^packages/(dev|studio)/'],
      },
      to: { path: '^packages/studio/' },
    },
    {
      name: 'dev-apart',
      comment: 'Nothing but tests imports what starts and tests everything.',
      severity: 'error',
      from: {
        path: '^(app|components|graphql|lib|packages|server|styles)/',
        pathNot: [TESTS, '^packages/dev/'],
      },
      to: { path: '^packages/dev/' },
    },
    {
      name: 'client-components',
      comment:
        'Configuration and the content client are for the server: a client component may not import them.',
      severity: 'error',
      from: { path: String.raw`\.client\.tsx?$|^app/global-error\.tsx$` },
      to: { path: '^lib/(config|content/client)/' },
    },
    {
      name: 'production-packages',
      comment: '"npm start" installs no development packages: what it builds and runs may not import one.',
      severity: 'error',
      from: {
        path: String.raw`^(app|components|lib|packages|server)/|^[\w-]+\.ts$`,
        pathNot: [
          TESTS,
          '^packages/(sample-space|studio)/',
          '^packages/dev/(bench|comments|long|next-check|test-stages)/',
        ],
      },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'no-circles',
      comment: 'Move what both files need into a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // This tool cannot read types with TypeScript 7, which has no API yet. swc also sees type imports.
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^tests/fixtures/|^packages/studio/(dist|tests)/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] },
  },
};
