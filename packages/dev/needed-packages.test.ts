import { packagesToInstall } from './needed-packages.js';

const PRODUCTION = {
  'node_modules/next': { version: '16.0.0' },
  'node_modules/@cleanpro/text': { link: true },
  'packages/text': { version: '0.1.0' },
};
const DEVELOPMENT = { 'node_modules/jest': { version: '30.0.0', dev: true } };
const OPTIONAL = {
  'node_modules/@next/swc-win32': { version: '16.0.0', optional: true },
  'node_modules/ws': { version: '8.0.0', devOptional: true },
};
const LOCKED = { '': { version: '0.1.0' }, ...PRODUCTION, ...DEVELOPMENT, ...OPTIONAL };

test.each([
  ['start'],
  ['build'],
  ['site'],
  ['services', 'content'],
  ['studio', 'build'],
  ['doctor', 'site'],
  ['backup', '/backups'],
  ['content', 'publish', 'page-home'],
  ['content', 'check'],
  ['image:files', '/image'],
])('the command "%s %s" needs only production packages', (...command) => {
  expect(packagesToInstall(LOCKED, {}, command)).toBe('production');
  expect(packagesToInstall(LOCKED, PRODUCTION, command)).toBe('none');
});

test.each([
  ['test', '--only', 'unit'],
  ['dev'],
  ['lint'],
  ['types'],
  ['codegen'],
  ['next', '16.5.0'],
  ['bench:capacity'],
  ['content', 'export', 'folder'],
  ['content', 'import', 'folder'],
])('the command "%s %s" installs all packages unless development packages are installed', (...command) => {
  expect(packagesToInstall(LOCKED, {}, command)).toBe('all');
  expect(packagesToInstall(LOCKED, PRODUCTION, command)).toBe('all');
  expect(packagesToInstall(LOCKED, { ...PRODUCTION, ...DEVELOPMENT }, command)).toBe('none');
});

test('reinstalls an outdated package, and preserves development packages', () => {
  const outdated = { ...PRODUCTION, 'node_modules/next': { version: '15.0.0' } };
  expect(packagesToInstall(LOCKED, outdated, ['start'])).toBe('production');
  expect(packagesToInstall(LOCKED, { ...outdated, ...DEVELOPMENT }, ['start'])).toBe('all');
});

test('installs a missing link to a workspace package', () => {
  const { 'node_modules/@cleanpro/text': _, ...unlinked } = PRODUCTION;
  expect(packagesToInstall(LOCKED, unlinked, ['start'])).toBe('production');
});
