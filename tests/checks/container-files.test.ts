import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { z } from 'zod';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const PACKAGE = z.object({ dependencies: z.object({ node: z.string() }) });

const site = dockerfile.slice(dockerfile.indexOf(' AS site'), dockerfile.indexOf('\nFROM site AS backup'));

test('the Dockerfile passes its linter', () => {
  const findings = validate(dockerfile).map(({ range, message }) => `${range.start.line + 1}: ${message}`);
  expect(findings).toEqual([]);
  expect(validate(dockerfile.replace('WORKDIR /site', 'WORKDIR'))).toHaveLength(1);
});

test('the image uses the same Node version as the tests', () => {
  const { node } = PACKAGE.parse(JSON.parse(readFileSync('packages/dev/package.json', 'utf8'))).dependencies;
  expect(dockerfile).toContain(`ARG NODE_IMAGE=node:${node}-`);
});

test('the Dockerfile installs packages only once', () => {
  expect(dockerfile.match(/^RUN npm install/gm)).toHaveLength(1);
});

test('the image runs as a non-root user, with one volume and a health check', () => {
  expect(site).toMatch(/^USER node$/m);
  expect(site.indexOf('USER node')).toBeLessThan(site.indexOf('CMD ["node"'));
  expect(site.match(/^VOLUME .*$/gm)).toEqual(['VOLUME /data']);
  expect(site).toMatch(/^HEALTHCHECK /m);
});

test("backups run as a non-root user, with client tools that match the database server's version", () => {
  const backup = dockerfile.slice(dockerfile.indexOf('FROM site AS backup'));
  expect(backup.lastIndexOf('USER node')).toBeGreaterThan(backup.lastIndexOf('USER root'));
  const [, version] = /image: postgres:(\d+)/.exec(readFileSync('compose.yaml', 'utf8')) ?? [];
  expect(backup).toContain(`postgresql-client-${version} `);
});

test('the build context excludes .git, .env files, data, packages and build output', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.env*', 'data', '**/node_modules', '.next']));
});

test('compose.yaml reads only secrets listed in docs/operations.md and variables listed in .env.example', () => {
  const compose = readFileSync('compose.yaml', 'utf8');
  const made = readFileSync('docs/operations.md', 'utf8');
  const required = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
  expect(required.length).toBeGreaterThan(8);
  for (const name of required) expect(made).toContain(name);
  const variables = [...compose.matchAll(/\$\{(\w+):-/g)].map(([, name = '']) => name);
  const example = readFileSync('.env.example', 'utf8');
  for (const name of variables) expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
});
