import { execFile, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { z } from 'zod';
import {
  newInstallation,
  PLAIN,
  startServices,
  stopServices,
  type Installation,
} from '@cleanpro/backend/tests/backup/installation';
import type { Role } from '../../doctor/check.ts';
import { examine } from '../../doctor/examine.ts';
import { KINDS } from '@cleanpro/backend/tests/databases';
import {
  composeEnvironments,
  imageEnvironment,
  interpolate,
  variablesIn,
} from '../../../../tests/checks/compose.ts';
import { startMailServer, startSite, startStudio } from './site.ts';

const { NODE_COMPILE_CACHE } = process.env;
const random = (): string => randomBytes(32).toString('hex');
const PASSWORD = 'right';
const PURGE_TOKEN = random();

const RESULTS = z.array(
  z.object({
    role: z.enum(['site', 'services', 'studio']),
    check: z.string(),
    skipped: z.string().optional(),
    findings: z.array(
      z.object({
        level: z.enum(['error', 'warning']),
        setting: z.string(),
        problem: z.string(),
        advice: z.string(),
      }),
    ),
  }),
);

let installation: Installation;
let child: ChildProcess;
let site: Awaited<ReturnType<typeof startSite>>;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
/** A setup without problems. */
let right: Record<string, string>;

beforeAll(async () => {
  const secret = random();
  // Use PostgreSQL if available, so that its check passes instead of being skipped.
  installation = await newInstallation(KINDS.at(-1) ?? 'sqlite');
  site = await startSite(secret, PURGE_TOKEN);
  mailServer = await startMailServer(PASSWORD);
  right = {
    DATA_DIR: installation.dataDir,
    DATABASE_URL: installation.databaseUrl ?? '',
    CONTENT_SOURCE: 'packages/sample-space/content',
    SERVICES_PORT: String(installation.port),
    PORT: String(site.port),
    SITE_URL: `http://localhost:${site.port}`,
    CONTENTFUL_DELIVERY_TOKEN: random(),
    CONTENTFUL_PREVIEW_TOKEN: random(),
    CONTENTFUL_MANAGEMENT_TOKEN: random(),
    REVALIDATE_SECRET: secret,
    PREVIEW_SECRET: random(),
    SESSION_SECRET: random(),
    MEMBERS_TOKEN: random(),
    REVIEWS_PASSKEY: random(),
    PAGE_CACHE_DIR: 'off',
    SMTP_URL: `smtp://site:${PASSWORD}@127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'Care <care@cleaning.test>',
  };
  child = await startServices({ ...installation, env: { ...installation.env, ...right } });
});
afterAll(async () => {
  if (child) await stopServices(child);
  site?.stop();
  mailServer?.stop();
  await installation?.remove();
});

/** Returns the findings after a change to a setup that has no problems. */
async function examineWith(change: Record<string, string> = {}) {
  const results = await examine({ NODE_ENV: 'test', ...right, ...change });
  return results.flatMap(({ check, findings }) => findings.map((finding) => ({ check, ...finding })));
}

/** Returns the checks for a role in an environment, and their findings. */
async function examineRole(role: Role, environment: Record<string, string>) {
  const results = await examine({ NODE_ENV: 'test', ...environment }, { roles: [role] });
  return {
    checks: results.map(({ check }) => check),
    findings: results.flatMap(({ check, findings }) => findings.map((finding) => ({ check, ...finding }))),
  };
}

const runCommand = (change: Record<string, string>, args: string[]) =>
  new Promise<{ code: number; stdout: string }>((resolve) => {
    execFile(
      process.execPath,
      [PLAIN, 'packages/dev/doctor/cli.ts', ...args],
      { env: { NODE_ENV: 'test', NODE_COMPILE_CACHE, ...right, ...change } },
      (failure, stdout) => resolve({ code: failure ? Number(failure.code) : 0, stdout }),
    );
  });

test('reports no error for a correct setup, and warns only about the local address', async () => {
  expect(await examineWith()).toEqual([expect.objectContaining({ check: 'address', level: 'warning' })]);
});

interface Wrong {
  name: string;
  change: () => Record<string, string>;
  finds: [check: string, setting: string];
  problem: RegExp;
}

const other = (path: string): string => `http://127.0.0.1:${site.port}/${path}`;
const NOWHERE = '127.0.0.1:9';

const WRONG: Wrong[] = [
  {
    name: 'a variable is missing',
    change: () => ({ SESSION_SECRET: '' }),
    finds: ['environment', 'SESSION_SECRET'],
    problem: /is missing/,
  },
  {
    name: 'the delivery token was revoked',
    change: () => ({ CONTENTFUL_DELIVERY_TOKEN: random() }),
    finds: ['content', 'CONTENTFUL_DELIVERY_TOKEN'],
    problem: /refuses the delivery token \(401\)/,
  },
  {
    name: 'the tokens are swapped',
    change: () => ({
      CONTENTFUL_DELIVERY_TOKEN: right.CONTENTFUL_PREVIEW_TOKEN ?? '',
      CONTENTFUL_PREVIEW_TOKEN: right.CONTENTFUL_DELIVERY_TOKEN ?? '',
    }),
    finds: ['content', 'CONTENTFUL_DELIVERY_TOKEN'],
    problem: /swapped|can read drafts/,
  },
  {
    name: 'the environment does not exist',
    change: () => ({ CONTENTFUL_ENVIRONMENT: 'staging' }),
    finds: ['content', 'CONTENTFUL_GRAPHQL_URL'],
    problem: /no space or environment/,
  },
  {
    name: 'the space has another model and locale',
    change: () => ({ CONTENTFUL_CDN_HOST: other('empty-space') }),
    finds: ['content', 'CONTENTFUL_SPACE_ID'],
    problem: /lacks content types: \w+/,
  },
  {
    name: 'nothing listens where content should be',
    change: () => ({ CONTENTFUL_GRAPHQL_URL: `http://${NOWHERE}/` }),
    finds: ['content', 'CONTENTFUL_GRAPHQL_URL'],
    problem: /does not answer at http:\/\/127\.0\.0\.1:9/,
  },
  {
    name: 'the site has another webhook secret',
    change: () => ({ REVALIDATE_SECRET: random() }),
    finds: ['webhook', 'REVALIDATE_SECRET'],
    problem: /refuses the signature/,
  },
  {
    name: 'webhooks do not arrive',
    change: () => ({ PORT: '9' }),
    finds: ['webhook', 'SITE_HOST'],
    problem: /do not arrive/,
  },
  {
    name: 'another server answers at the public address',
    change: () => ({ SITE_URL: other('parked') }),
    finds: ['address', 'SITE_URL'],
    problem: /Something other/,
  },
  {
    name: 'the proxy gives the site another host, so that the site redirects to itself',
    change: () => ({ SITE_URL: other('looping') }),
    finds: ['address', 'ALLOWED_HOSTS'],
    problem: /redirects to itself/,
  },
  {
    name: 'the public address is not https',
    change: () => ({ SITE_URL: 'http://www.site.invalid' }),
    finds: ['address', 'SITE_URL'],
    problem: /not https/,
  },
  {
    name: 'the key of the review service is wrong',
    change: () => ({ REVIEWS_PASSKEY: random() }),
    finds: ['reviews', 'REVIEWS_PASSKEY'],
    problem: /ERROR_PARAM_INVALID_API_KEY/,
  },
  {
    name: 'the member service has another token',
    change: () => ({ MEMBERS_TOKEN: random() }),
    finds: ['members', 'MEMBERS_TOKEN'],
    problem: /refuses the site's token/,
  },
  {
    name: 'the recommendation service is another server',
    change: () => ({ RECOMMENDATIONS_URL: other('likes') }),
    finds: ['recommendations', 'RECOMMENDATIONS_URL'],
    problem: /not a recommendation service/,
  },
  {
    name: 'the privacy document has no links',
    change: () => ({ PRIVACY_LINKS_URL: other('links.json') }),
    finds: ['privacy', 'PRIVACY_LINKS_URL'],
    problem: /not a privacy document/,
  },
  {
    name: 'the image service does not resize',
    change: () => ({ IMAGES_UPSTREAM_URL: other('') }),
    finds: ['images', 'IMAGES_UPSTREAM_URL'],
    problem: /does not resize/,
  },
  {
    name: 'PostgreSQL is gone',
    change: () => ({ DATABASE_URL: `postgres://site:pw@${NOWHERE}/site` }),
    finds: ['postgres', 'DATABASE_URL'],
    problem: /cannot be used/,
  },
  {
    name: 'Redis is gone',
    change: () => ({ REDIS_URL: `redis://${NOWHERE}` }),
    finds: ['redis', 'REDIS_URL'],
    problem: /cannot be used/,
  },
  {
    name: 'the mail server refuses the password',
    change: () => ({ SMTP_URL: `smtp://site:wrong@127.0.0.1:${mailServer.port}` }),
    finds: ['mail', 'SMTP_URL'],
    problem: /mail server cannot be used/,
  },
  {
    name: 'the sender of mails is the sample',
    change: () => ({ MAIL_FROM: 'CleanPro <no-reply@cleanpro.example>' }),
    finds: ['mail', 'MAIL_FROM'],
    problem: /receives no replies/,
  },
  {
    name: 'the data folder cannot be written',
    change: () => ({ DATA_DIR: '/dev/null/data' }),
    finds: ['disk', 'DATA_DIR'],
    problem: /cannot be written/,
  },
  {
    name: 'a secret is easy to guess',
    change: () => ({ PREVIEW_SECRET: 'changeme'.repeat(4) }),
    finds: ['secrets', 'PREVIEW_SECRET'],
    problem: /easy to guess/,
  },
  {
    name: 'a previous secret, which is still accepted, is easy to guess',
    change: () => ({ SESSION_SECRET_PREVIOUS: 'changeme'.repeat(4) }),
    finds: ['secrets', 'SESSION_SECRET_PREVIOUS'],
    problem: /easy to guess/,
  },
  {
    name: 'fewer proxies are trusted than there are',
    change: () => ({ SITE_URL: other('proxied') }),
    finds: ['proxies', 'TRUSTED_PROXIES'],
    problem: /is 0, too small: the site counts 1,/,
  },
  {
    name: 'more proxies are trusted than there are',
    change: () => ({ TRUSTED_PROXIES: '2' }),
    finds: ['proxies', 'TRUSTED_PROXIES'],
    problem: /is 2, too large: the site counts 0,/,
  },
  {
    name: 'the CDN is gone',
    change: () => ({ CDN: 'varnish', CDN_PURGE_URL: `${other('purge')} http://${NOWHERE}` }),
    finds: ['cdn', 'CDN_PURGE_URL'],
    problem: /does not answer at http:\/\/127\.0\.0\.1:9/,
  },
  {
    name: 'the CDN has another purge token',
    change: () => ({ CDN: 'fastly', CDN_PURGE_URL: other('purge'), CDN_PURGE_TOKEN: random() }),
    finds: ['cdn', 'CDN_PURGE_TOKEN'],
    problem: /refuses the purge token/,
  },
  {
    name: 'the address of visitors is named for purges',
    change: () => ({ CDN: 'varnish', CDN_PURGE_URL: other('visitors') }),
    finds: ['cdn', 'CDN_PURGE_URL'],
    problem: /refuses purges at/,
  },
  {
    name: 'the CRM is gone',
    change: () => ({
      SUBMISSIONS_WEBHOOK_URL: `http://${NOWHERE}/submissions?key=${random()}`,
      SUBMISSIONS_WEBHOOK_SECRET: random(),
    }),
    finds: ['crm', 'SUBMISSIONS_WEBHOOK_URL'],
    problem: /does not answer at http:\/\/127\.0\.0\.1:9\/submissions:/,
  },
  {
    name: 'the studio is gone',
    change: () => ({ STUDIO_URL: `http://${NOWHERE}` }),
    finds: ['studio', 'STUDIO_URL'],
    problem: /does not answer/,
  },
  {
    name: 'another server answers at the address of the studio',
    change: () => ({ STUDIO_URL: other('') }),
    finds: ['studio', 'STUDIO_URL'],
    problem: /Something other/,
  },
  {
    name: 'a clock is wrong',
    change: () => ({ REVIEWS_URL: other('late') }),
    finds: ['clocks', 'SITE_URL'],
    problem: /differs by 3\d{3} seconds/,
  },
];

test.each(WRONG)('reports a problem and its solution: $name', async ({ change, finds, problem }) => {
  const found = await examineWith(change());
  const [check, setting] = finds;
  expect(found).toContainEqual({
    level: 'error',
    check,
    setting,
    problem: expect.stringMatching(problem),
    advice: expect.stringMatching(/.{20,}/),
  });
  const printed = JSON.stringify(found);
  const secrets = Object.entries({ ...right, ...change() })
    .filter(([name, value]) => /TOKEN|SECRET|PASSKEY/.test(name) && value !== '')
    .map(([, value]) => value);
  expect(secrets.filter((secret) => printed.includes(secret))).toEqual([]);
});

/** Settings that prevent checks, and the reasons that the checks report. */
const SKIPPED: { name: string; change: () => Record<string, string>; checks: Record<string, RegExp> }[] = [
  {
    name: 'nothing listens at the public address',
    change: () => ({ SITE_URL: `http://${NOWHERE}` }),
    checks: { proxies: /^SITE_URL is not reachable: /, clocks: /^SITE_URL is not reachable: / },
  },
  {
    name: 'the public address is not in DNS',
    change: () => ({ SITE_URL: 'https://www.site.invalid' }),
    checks: { proxies: /^SITE_URL is not reachable: /, clocks: /^SITE_URL is not reachable: / },
  },
  {
    name: 'content and reviews do not answer',
    change: () => ({ CONTENTFUL_CDN_HOST: `http://${NOWHERE}`, REVIEWS_URL: `http://${NOWHERE}` }),
    checks: {
      images: /^CONTENTFUL_CDN_HOST is not reachable: /,
      clocks: /^CONTENTFUL_CDN_HOST is not reachable: .*; REVIEWS_URL is not reachable: /,
    },
  },
  {
    name: 'the space has no picture',
    change: () => ({ CONTENTFUL_CDN_HOST: other('empty-space') }),
    checks: { images: /^The space has no picture/ },
  },
  {
    name: 'the delivery API is another server',
    change: () => ({ CONTENTFUL_CDN_HOST: other('no-space') }),
    checks: { content: /^CONTENTFUL_CDN_HOST answers 404/ },
  },
  {
    name: 'optional parts are not set',
    change: () => ({ DATABASE_URL: '' }),
    checks: {
      disk: /^PAGE_CACHE_DIR is off$/,
      redis: /^REDIS_URL is not set$/,
      cdn: /^CDN is not set$/,
      postgres: /^DATABASE_URL is not set$/,
      crm: /^SUBMISSIONS_WEBHOOK_URL is not set$/,
    },
  },
];

test.each(SKIPPED)('explains why a check was skipped: $name', async ({ change, checks }) => {
  const results = await examine({ NODE_ENV: 'test', ...right, ...change() });
  const reasons = results.filter(({ skipped }) => skipped !== undefined);
  for (const [check, reason] of Object.entries(checks))
    expect(reasons).toContainEqual(
      expect.objectContaining({ check, findings: [], skipped: expect.stringMatching(reason) }),
    );
});

const CHECKS: Record<Role, string[]> = {
  site: [
    'environment',
    'secrets',
    'disk',
    'address',
    'proxies',
    'content',
    'images',
    'reviews',
    'recommendations',
    'members',
    'privacy',
    'redis',
    'cdn',
    'clocks',
  ],
  services: ['environment', 'secrets', 'disk', 'webhook', 'postgres', 'mail', 'crm'],
  studio: ['environment', 'secrets', 'disk', 'studio', 'management'],
};

test.each<Role>(['site', 'services', 'studio'])(
  'runs all checks for the %s container without reporting a missing variable',
  async (role) => {
    const compose = composeEnvironments();
    const secrets = Object.values(compose).flatMap((environment) =>
      Object.values(environment).flatMap(variablesIn),
    );
    const file = Object.fromEntries(
      secrets.filter((name) => /TOKEN|SECRET|PASSKEY|PASSWORD/.test(name)).map((name) => [name, random()]),
    );
    const container = Object.fromEntries(
      Object.entries(compose[role] ?? {}).map(([name, value]) => [name, interpolate(value, file)]),
    );
    const { checks, findings } = await examineRole(role, { ...imageEnvironment(), ...container });
    expect(checks).toEqual(CHECKS[role]);
    expect(findings.filter(({ check, setting }) => check === 'environment' || setting === '')).toEqual([]);
  },
);

test('checks other roles even if the variables for one role are wrong', async () => {
  const results = await examine({ NODE_ENV: 'test', ...right, SESSION_SECRET: '' });
  expect(results.map(({ role, check }) => `${role} ${check}`)).toEqual([
    'site environment',
    ...CHECKS.services.map((check) => `services ${check}`),
  ]);
});

test("checks only the selected services' variables and dependencies", async () => {
  const { CONTENTFUL_DELIVERY_TOKEN: _, REVALIDATE_SECRET: __, PREVIEW_SECRET: ___, ...some } = right;
  const results = await examine(
    { NODE_ENV: 'test', ...some },
    { roles: ['services'], names: new Set(['recommendations']) },
  );
  expect(results.map(({ check }) => check)).toEqual(['environment', 'secrets', 'disk', 'postgres']);
  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
});

test('warns if the page cache folder is unusable or full', async () => {
  const without = { level: 'warning', check: 'disk', setting: 'PAGE_CACHE_DIR' };
  expect(await examineWith({ PAGE_CACHE_DIR: '/dev/null/pages' })).toContainEqual({
    ...without,
    problem: expect.stringContaining('cannot be written'),
    advice: expect.stringMatching(/PAGE_CACHE_DIR=off.*renders them again\. Nothing is lost\./),
  });
  const { bsize } = fs.statfsSync('/tmp');
  const full = jest.spyOn(fs, 'statfsSync').mockReturnValue({ ...fs.statfsSync('/tmp'), bsize, bavail: 0 });
  const found = await examineWith({ PAGE_CACHE_DIR: installation.content });
  full.mockRestore();
  expect(found).toContainEqual({
    ...without,
    problem: expect.stringContaining('has 0.0 GB left'),
    advice: expect.stringContaining('when the disk is full, pages are not stored'),
  });
  expect(found).toContainEqual(
    expect.objectContaining({ level: 'error', check: 'disk', setting: 'DATA_DIR' }),
  );
});

test('accepts a CRM that responds and warns about one that rejects requests', async () => {
  const crm = (path: string) => ({
    SUBMISSIONS_WEBHOOK_URL: other(path),
    SUBMISSIONS_WEBHOOK_SECRET: random(),
  });
  const of = async (path: string) =>
    (await examineRole('services', { ...right, ...crm(path) })).findings.filter(
      ({ check }) => check === 'crm',
    );
  expect(await of('crm')).toEqual([]);
  expect(await of('refusing')).toEqual([
    expect.objectContaining({ level: 'warning', problem: expect.stringContaining('answers 403') }),
  ]);
});

test('accepts a CDN that allows purges', async () => {
  const cdn = { CDN: 'fastly', CDN_PURGE_URL: other('purge'), CDN_PURGE_TOKEN: PURGE_TOKEN };
  expect(await examineWith(cdn)).toEqual([expect.objectContaining({ check: 'address' })]);
});

test('accepts the studio at its address, but not at another host', async () => {
  const folder = fs.mkdtempSync(`${installation.dataDir}-studio`);
  const started = await startStudio({ NODE_ENV: 'test', ...right }, folder);
  const at = async (host: string) =>
    (await examineRole('studio', { ...right, STUDIO_URL: `http://${host}:${started.port}` })).findings;
  try {
    expect(await at('localhost')).toEqual([]);
    expect(await at('127.0.0.1')).toEqual([
      expect.objectContaining({ setting: 'STUDIO_URL', problem: expect.stringContaining('another host') }),
    ]);
  } finally {
    started.stop();
    fs.rmSync(folder, { recursive: true });
  }
});

test('prints a report for people and JSON for programs', async () => {
  const change = { REVIEWS_PASSKEY: random(), DATABASE_URL: '' };
  const [report, json, well] = await Promise.all([
    runCommand(change, []),
    runCommand(change, ['--json']),
    runCommand({}, []),
  ]);
  expect(report.stdout).toMatch(/^ok +site +members$/m);
  expect(report.stdout).toMatch(/^error +site +reviews +REVIEWS_PASSKEY$/m);
  expect(report.stdout).toContain('To do: Compare REVIEWS_PASSKEY with the key');
  expect(report.stdout).toMatch(/^skipped +site +redis +REDIS_URL is not set$/m);
  expect(report.stdout).toContain('Errors: 1, warnings: 1, skipped: 5.');
  const results = RESULTS.parse(JSON.parse(json.stdout));
  expect(results.length).toBeGreaterThan(12);
  expect(results).toContainEqual({
    role: 'site',
    check: 'reviews',
    findings: [expect.objectContaining({ setting: 'REVIEWS_PASSKEY' })],
  });
  expect(results).toContainEqual({
    role: 'site',
    check: 'redis',
    findings: [],
    skipped: 'REDIS_URL is not set',
  });
  expect([report.code, json.code, well.code]).toEqual([1, 1, 0]);
});
