// Who may import whom (docs/architecture.md, "Folders"), and that no imports form a circle, types included.

const LOCAL = String.raw`^(app|components|content|graphql|lib|public|server|services|studio|styles|tests)/|^[\w-][\w.-]*\.(ts|mjs|json)$`;
const TESTS = String.raw`\.test\.tsx?$`;

/** A folder, and the only folders of this repository that its files may import. */
const folder = (name, from, allowed) => ({
  name,
  comment: `${name} imports only ${allowed.join(', ')}`,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: LOCAL, pathNot: [...allowed.map((path) => `^${path}(/|$)`), 'node_modules'] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    folder('ui-primitives', '^components/ui/', ['components/ui', 'packages/content-values/crop-focus']),
    folder('components', '^components/(?!ui/)', ['components', 'lib', 'graphql', 'styles']),
    folder('app', '^app/', ['app', 'components', 'lib', 'graphql', 'styles']),
    folder('lib', '^lib/', ['lib', 'graphql']),
    folder('graphql', '^graphql/', ['graphql']),
    folder('server', '^server/', ['server', 'lib']),
    folder('studio', '^studio/(?!tests/)', [
      'studio',
      'packages/content-values/crop-focus',
      'packages/content-values/editorial',
      'packages/content-values/redirects',
      'packages/node-service/logging',
      'packages/text',
    ]),
    {
      name: 'studio-apart',
      comment:
        'The studio speaks to the management API as any client: nothing is shared with it. The doctor reads its configuration.',
      severity: 'error',
      from: { path: '^(app|components|content|graphql|lib|server|services|styles)/' },
      to: { path: '^studio/', pathNot: String.raw`^studio/server/config\.ts$` },
    },
    folder('launcher', '^services/launcher/', [
      'services',
      'lib/cdn',
      'lib/config',
      'studio/server/config.ts',
    ]),
    folder('services', '^services/(?!launcher/)', [
      'services',
      'packages/product-safety/hazards',
      'packages/product-safety/dilution',
      'packages/content-values/editorial',
      'packages/product-safety/efficacy',
      'packages/product-safety/jobs',
      'packages/node-service/metrics',
      'lib/network',
      'packages/content-values/redirects',
      'packages/node-service/logging',
      'packages/content-values/rich-text',
      'lib/secrets',
      'packages/text',
    ]),
    {
      name: 'client-components',
      comment:
        'Configuration and the content client are for the server: a client component may not import them.',
      severity: 'error',
      from: { path: String.raw`\.client\.tsx?$|^app/global-error\.tsx$` },
      to: { path: '^lib/(config|content/client)/' },
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
    // TypeScript 7 has no programming interface yet that this tool could read types with; swc sees type imports too.
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^tests/fixtures/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] },
  },
};
