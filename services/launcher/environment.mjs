import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { BIN, ROOT } from './install.mjs';

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

const readEnv = (file) => (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {});
const SHARED = join(ROOT, '.env');
const LOCAL = join(ROOT, '.env.local');

/**
 * Adds the secrets that neither `given` nor the file has, random and only for this machine's user to read. What is
 * there stays, and no file is made when nothing is missing.
 */
export function makeSecrets(file = LOCAL, given = { ...readEnv(SHARED), ...process.env }) {
  const known = readEnv(file);
  const missing = Object.entries(SECRETS).filter(([name]) => !known[name] && !given[name]);
  if (missing.length > 0) {
    const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const lines = missing.map(([name, bytes]) => `${name}=${randomBytes(bytes).toString('hex')}\n`).join('');
    appendFileSync(file, `${present === '' || present.endsWith('\n') ? '' : '\n'}${lines}`, { mode: 0o600 });
  }
  if (existsSync(file)) chmodSync(file, 0o600);
}

/** The environment of this run: `.env`, then `.env.local`, then what the shell says; empty means not given. */
export function environment() {
  const given = [readEnv(SHARED), readEnv(LOCAL), process.env].map((values) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
  );
  const merged = Object.assign({}, ...given);
  const port = merged.PORT ?? '3000';
  return {
    ...merged,
    PORT: port,
    SERVICES_PORT: merged.SERVICES_PORT ?? '4100',
    DATA_DIR: resolve(ROOT, merged.DATA_DIR ?? 'data'),
    CONTENT_SOURCE: resolve(ROOT, merged.CONTENT_SOURCE ?? 'content'),
    SITE_URL: merged.SITE_URL ?? `http://localhost:${port}`,
    NEXT_TELEMETRY_DISABLED: '1',
    // The packages' own Node is the one that scripts of this run find.
    PATH: [BIN, merged.PATH].filter(Boolean).join(delimiter),
  };
}
