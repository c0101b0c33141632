import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
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

/** The variables of a file; none without the file. @throws Error when it may not be read */
const readEnv = (file: string) => (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {});
const SHARED = join(ROOT, '.env');
const LOCAL = join(ROOT, '.env.local');

/**
 * Adds random values for the secrets that are set nowhere to `.env.local`, which only this machine's user can read.
 * Existing values stay, and no file is written when none is missing.
 */
export function writeMissingSecrets(file = LOCAL): void {
  const local = readEnv(file);
  const elsewhere = { ...readEnv(SHARED), ...process.env };
  const missing = Object.entries(SECRETS).filter(([name]) => !local[name] && !elsewhere[name]);
  if (missing.length > 0) {
    const content = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const lines = missing.map(([name, bytes]) => `${name}=${randomBytes(bytes).toString('hex')}\n`).join('');
    try {
      appendFileSync(file, `${content === '' || content.endsWith('\n') ? '' : '\n'}${lines}`, {
        mode: 0o600,
      });
    } catch {
      // The check of the environment names those that this command needs.
      return;
    }
  }
  if (existsSync(file)) chmodSync(file, 0o600);
}

/** The environment of this run: `.env`, then `.env.local`, then the shell's; an empty variable counts as unset. */
export function environment() {
  const sources = [readEnv(SHARED), readEnv(LOCAL), process.env].map((values) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
  );
  const merged: NodeJS.ProcessEnv = Object.assign({}, ...sources);
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
    CONTENT_SOURCE: resolve(ROOT, merged.CONTENT_SOURCE ?? 'content'),
    CONTENTFUL_MANAGEMENT_TOKEN: merged.CONTENTFUL_MANAGEMENT_TOKEN,
    STUDIO_PORT: merged.STUDIO_PORT ?? '3200',
    STUDIO_URL: merged.STUDIO_URL,
    // Unset, the site works under whatever private host it is opened.
    SITE_URL: merged.SITE_URL,
    NEXT_TELEMETRY_DISABLED: '1',
    // Node caches compiled code on disk: services start in half the time.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
    // Scripts of this run find the packages' own Node first.
    PATH: [BIN, merged.PATH].filter(Boolean).join(delimiter),
  };
}

/** The environment with the address of the studio, from which on the site lets it have previews in frames. */
export function studioEnvironment() {
  const merged = environment();
  return { ...merged, STUDIO_URL: merged.STUDIO_URL ?? `http://localhost:${merged.STUDIO_PORT}` };
}
