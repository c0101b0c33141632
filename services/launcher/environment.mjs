import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from './install.mjs';

const SECRETS = {
  CONTENTFUL_DELIVERY_TOKEN: 32,
  CONTENTFUL_PREVIEW_TOKEN: 32,
  CONTENTFUL_MANAGEMENT_TOKEN: 32,
  REVALIDATE_SECRET: 32,
  PREVIEW_SECRET: 32,
};

/** Adds the secrets that `.env.local` lacks, random and only for this machine's user to read. */
export function makeSecrets(file = join(ROOT, '.env.local')) {
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = parseEnv(present);
  const missing = Object.entries(SECRETS).filter(([name]) => !known[name]);
  if (missing.length > 0) {
    const lines = missing.map(([name, bytes]) => `${name}=${randomBytes(bytes).toString('hex')}\n`).join('');
    appendFileSync(file, `${present === '' || present.endsWith('\n') ? '' : '\n'}${lines}`, { mode: 0o600 });
  }
  chmodSync(file, 0o600);
}

/** The environment of this run: `.env`, then `.env.local`, then what the shell says. */
export function environment() {
  const read = (name) =>
    existsSync(join(ROOT, name)) ? parseEnv(readFileSync(join(ROOT, name), 'utf8')) : {};
  const merged = { ...read('.env'), ...read('.env.local'), ...process.env };
  const port = merged.PORT || '3000';
  const servicesPort = merged.SERVICES_PORT || '4100';
  return {
    ...merged,
    PORT: port,
    SERVICES_PORT: servicesPort,
    DATA_DIR: merged.DATA_DIR || join(ROOT, 'data'),
    CONTENT_SOURCE: merged.CONTENT_SOURCE || join(ROOT, 'content'),
    SITE_URL: merged.SITE_URL || `http://localhost:${port}`,
    NEXT_TELEMETRY_DISABLED: '1',
    // The packages' own Node is the one that scripts of this run find.
    PATH: `${join(ROOT, 'node_modules', '.bin')}:${merged.PATH ?? ''}`,
  };
}

/** Whether something listens on a port of this machine. */
export function isTaken(port) {
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
