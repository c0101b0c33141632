import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { SCHEMA as site } from '../../lib/config/environment.ts';
import { ENVIRONMENT as services } from '@cleanpro/services/config';
import { ENVIRONMENT as studio } from '../../packages/studio/server/config.ts';
import { composeEnvironments, imageEnvironment, variablesIn } from './compose.ts';

const SCHEMAS: Record<string, Record<string, z.ZodType>> = {
  site: site.shape,
  services: services.shape,
  studio: studio.shape,
};

const PROCESS_OF: Record<string, string> = {
  site: 'site',
  services: 'services',
  backup: 'services',
  studio: 'studio',
};

/** Addresses and folders inside the containers: set by compose.yaml and the image, not by the operator's file. */
const SET_BY_CONTAINER = new Set([
  'CONTENT_SOURCE',
  'DATA_DIR',
  'LISTEN_HOST',
  'PORT',
  'SERVICES_HOST',
  'SERVICES_PORT',
  'SITE_HOST',
  'STUDIO_HOST',
  'STUDIO_PORT',
]);

/** Variables with a different default in compose.yaml, because it runs the services to which they refer. */
const COMPOSE_DEFAULTS = new Set([
  'CDN',
  'CDN_PURGE_URL',
  'DATABASE_URL',
  'METRICS_HOST',
  'PAGE_CACHE_DIR',
  'REDIS_URL',
  'SITE_URL',
  'TRUSTED_PROXIES',
]);

/** Variables read outside the schemas, with the reason why operators do not set them. */
const NOT_OPERATOR_SETTINGS: Record<string, string> = {
  CHROMIUM_PATH: 'a test run',
  CI: 'a test run',
  NEXT_DIST_DIR: 'a build of a test run beside the usual one',
  NEXT_OTEL_FETCH_DISABLED: 'set by the site for Next',
  NEXT_RUNTIME: 'set by Next',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'made by a build',
  NODE_ENV: 'set by the program that starts',
  SKIP_TYPE_CHECK: 'a build of a test run',
  STYLE_GUIDE: 'a build of a test run',
  NAME_PREVIOUS: 'stands for each of those variables in the documentation',
  INIT_CWD: 'set by npm',
  npm_execpath: 'set by npm',
  npm_lifecycle_event: 'set by npm',
};

interface Example {
  value: string;
  readers: string[];
  meaning: string;
}

/** Parses .env.example. Each paragraph is a comment, whose last line names the readers, followed by variables. */
function examples(): Map<string, Example> {
  const found = new Map<string, Example>();
  for (const paragraph of readFileSync('.env.example', 'utf8').split(/\n{2,}/)) {
    const lines = paragraph.split('\n');
    const comment = lines.filter((line) => line.startsWith('#')).map((line) => line.replace(/^# ?/, ''));
    const [, readers = ''] = /^Read by: (.+)$/.exec(comment.at(-1) ?? '') ?? [];
    const meaning = comment.slice(0, -1).join(' ');
    for (const line of lines) {
      const [, name, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
      if (name !== undefined) found.set(name, { value, readers: readers.split(', '), meaning });
    }
  }
  return found;
}

const example = examples();
const names = new Set(Object.values(SCHEMAS).flatMap((shape) => Object.keys(shape)));
const readersOf = (name: string): string[] =>
  Object.keys(SCHEMAS).filter((process) => SCHEMAS[process]?.[name] !== undefined);

const parsed = (schema: z.ZodType, value: string): unknown =>
  schema.safeParse(value === '' ? undefined : value).data;

test('.env.example describes each variable and lists the processes that read it', () => {
  const wrong = [...names].filter((name) => {
    const found = example.get(name);
    return (
      found === undefined ||
      found.readers.join() !== readersOf(name).join() ||
      !/^.{15,}/.test(found.meaning) ||
      (found.value === '' && !found.meaning.includes('Default: '))
    );
  });
  expect(wrong).toEqual([]);
  const unknown = [...example].filter(
    ([name, { readers }]) => !names.has(name) && readers.join() !== 'compose',
  );
  expect(unknown).toEqual([]);
});

test('.env.example states the default of each variable', () => {
  const wrong = [...example].flatMap(([name, { value }]) =>
    readersOf(name).flatMap((process) => {
      const schema = SCHEMAS[process]?.[name];
      if (!schema) return [];
      const [written, actual] = [parsed(schema, value), parsed(schema, '')];
      return written === actual && (value !== '' || actual === undefined)
        ? []
        : [`${name} of ${process} is ${String(actual)}, not ${value}`];
    }),
  );
  expect(wrong).toEqual([]);
});

const compose = composeEnvironments();
const image = imageEnvironment();

test.each(Object.entries(PROCESS_OF))(
  'the container %s gets exactly the variables that %s reads',
  (service, process) => {
    const environment = compose[service] ?? {};
    const own = Object.keys(SCHEMAS[process] ?? {});
    const missing = own.filter((name) => {
      const value = environment[name];
      if (SET_BY_CONTAINER.has(name))
        return (value ?? image[name] ?? example.get(name)?.value) === undefined || value?.includes('${');
      return value === undefined || !value.startsWith(`\${${name}:`);
    });
    expect(missing).toEqual([]);
    expect(Object.keys(environment).filter((name) => !own.includes(name))).toEqual([]);
  },
);

test('compose.yaml sets defaults only for its own services, and reads only documented variables', () => {
  const values = Object.entries(PROCESS_OF).flatMap(([service]) => Object.entries(compose[service] ?? {}));
  const defaults = values.filter(([, value]) => /^\$\{\w+:-[^}]/.test(value)).map(([name]) => name);
  expect(new Set(defaults)).toEqual(COMPOSE_DEFAULTS);
  const read = Object.values(compose).flatMap((environment) =>
    Object.values(environment).flatMap(variablesIn),
  );
  expect(read.filter((name) => !example.has(name))).toEqual([]);
  expect([...example].filter(([name]) => !read.includes(name) && !SET_BY_CONTAINER.has(name))).toEqual([]);
});

test('docs/environment.md lists every variable', () => {
  const text = readFileSync('docs/environment.md', 'utf8');
  expect([...names].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('the documents mention only variables that exist', () => {
  const named = [
    'README.md',
    'docs/architecture.md',
    'docs/editors.md',
    'docs/environment.md',
    'docs/operations.md',
    'docs/real-services.md',
  ].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name),
  );
  const assigned = [...readFileSync('docs/services.md', 'utf8').matchAll(/\b([A-Z][A-Z0-9_]{2,})=/g)];
  const all = new Set([...named, ...assigned.map(([, name = '']) => name)]);
  expect([...all].filter((name) => !example.has(name) && !(name in NOT_OPERATOR_SETTINGS))).toEqual([]);
});

test('code outside the schemas reads only schema variables or listed exceptions', () => {
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '-z',
      'app',
      'components',
      'lib',
      'server',
      'packages',
      ':(glob)*.config.ts',
      ':(glob)[ip]*.ts',
    ],
    { encoding: 'utf8' },
  )
    .split('\0')
    .filter(
      (file) =>
        /\.(ts|tsx|mjs)$/.test(file) &&
        !/^packages\/dev\/(bench|long|test-stages)\/|^packages\/[\w-]+\/tests\/|\.(test|config)\.tsx?$/.test(
          file,
        ),
    );
  const read = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const members = [...source.matchAll(/process\.env\.(\w+)/g)].map(([, name = '']) => name);
    const parts = [...source.matchAll(/\{([^{}]*)\} = process\.env\b/g)].flatMap(([, list = '']) =>
      list.split(',').map((part) => part.trim().replace(/\W.*$/, '')),
    );
    return [...members, ...parts];
  });
  expect(read.length).toBeGreaterThan(10);
  expect([...new Set(read)].filter((name) => !names.has(name) && !(name in NOT_OPERATOR_SETTINGS))).toEqual(
    [],
  );
});
