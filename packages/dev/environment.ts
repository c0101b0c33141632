import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { log } from '@cleanpro/node-service/logging/log';
import { BIN } from './installed-programs.ts';
import { ROOT } from './root.ts';

/** Secrets that the site shares with the embedded services, and their length in bytes. */
const SECRETS = {
  CONTENTFUL_DELIVERY_TOKEN: 32,
  CONTENTFUL_PREVIEW_TOKEN: 32,
  CONTENTFUL_MANAGEMENT_TOKEN: 32,
  REVALIDATE_SECRET: 32,
  PREVIEW_SECRET: 32,
  REVIEWS_PASSKEY: 32,
  MEMBERS_TOKEN: 32,
  SESSION_SECRET: 32,
};

const DENIED = z.object({ code: z.literal('EACCES') });
const ignored = new Set<string>();

/**
 * Reads the variables of a file. Returns none if the file does not exist, or if this user may not read it, which is
 * logged once.
 */
function readEnv(file: string): NodeJS.Dict<string> {
  if (!existsSync(file)) return {};
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!DENIED.safeParse(error).success) throw error;
    const reason = 'This user may not read the file. Its variables are ignored.';
    if (!ignored.has(file)) log('warn', 'EnvironmentFileIgnored', { file, reason });
    ignored.add(file);
    return {};
  }
}

const SHARED = join(ROOT, '.env');
const LOCAL = join(ROOT, '.env.local');

/**
 * Adds random values to `.env.local` for secrets that are not set anywhere. Only this machine's user can read the file.
 * Existing values stay unchanged, and the file is not written if no secret is missing.
 */
export function writeMissingSecrets(file = LOCAL): void {
  const local = readEnv(file);
  const elsewhere = { ...readEnv(SHARED), ...process.env };
  const missing = Object.entries(SECRETS).filter(([name]) => !local[name] && !elsewhere[name]);
  try {
    if (missing.length > 0) {
      const content = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const lines = missing
        .map(([name, bytes]) => `${name}=${randomBytes(bytes).toString('hex')}\n`)
        .join('');
      appendFileSync(file, `${content === '' || content.endsWith('\n') ? '' : '\n'}${lines}`, {
        mode: 0o600,
      });
    }
    if (existsSync(file)) chmodSync(file, 0o600);
  } catch {
    // The file belongs to another user. The environment check reports the secrets that this command needs.
  }
}

/** Merges `.env`, `.env.local` and the shell's environment, in this order. Empty variables count as unset. */
function mergedVariables(): NodeJS.ProcessEnv {
  const sources = [readEnv(SHARED), readEnv(LOCAL), process.env].map((values) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
  );
  return Object.assign({}, ...sources);
}

/**
 * Returns a message if neither the files nor the shell set a data folder or a secret, so that a command has no data to
 * work on. Returns undefined otherwise.
 */
export function setUpProblem(command: string): string | undefined {
  const variables = mergedVariables();
  if (['DATA_DIR', ...Object.keys(SECRETS)].some((name) => variables[name] !== undefined)) return undefined;
  return `Nothing is set up here: there is no ${LOCAL} that this user may read, and the environment has no DATA_DIR. Run "npm start" once. On a machine with units, run "cleanpro services ${command} …" instead.`;
}

/** Returns the environment of this run, with defaults. */
export function environment() {
  const merged = mergedVariables();
  const port = merged.PORT ?? '3000';
  const dataDir = resolve(ROOT, merged.DATA_DIR ?? 'data');
  return {
    ...merged,
    PORT: port,
    SERVICES_PORT: merged.SERVICES_PORT ?? '4100',
    MANAGEMENT_PORT: merged.MANAGEMENT_PORT,
    SERVICES_HOST: merged.SERVICES_HOST ?? '127.0.0.1',
    DATA_DIR: dataDir,
    PAGE_CACHE_DIR: merged.PAGE_CACHE_DIR ?? join(dataDir, 'page-cache'),
    CONTENT_SOURCE: resolve(ROOT, merged.CONTENT_SOURCE ?? 'packages/sample-space/content'),
    CONTENTFUL_MANAGEMENT_TOKEN: merged.CONTENTFUL_MANAGEMENT_TOKEN,
    STUDIO_PORT: merged.STUDIO_PORT ?? '3200',
    STUDIO_URL: merged.STUDIO_URL,
    // If unset, the site accepts any private host.
    SITE_URL: merged.SITE_URL,
    NEXT_TELEMETRY_DISABLED: '1',
    // Node caches compiled code on disk. This halves the startup time of the services.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
    // Child processes use the Node.js version in node_modules/.bin rather than the one installed on the machine.
    PATH: [BIN, merged.PATH].filter(Boolean).join(delimiter),
  };
}

/** Returns the environment with the studio's URL, which lets the site show previews in the studio's frames. */
export function studioEnvironment() {
  const merged = environment();
  return { ...merged, STUDIO_URL: merged.STUDIO_URL ?? `http://localhost:${merged.STUDIO_PORT}` };
}
