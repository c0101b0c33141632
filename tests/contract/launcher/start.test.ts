/** @jest-environment node */
import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';

const SECRETS = {
  CONTENTFUL_DELIVERY_TOKEN: 'd'.repeat(32),
  CONTENTFUL_PREVIEW_TOKEN: 'p'.repeat(32),
  CONTENTFUL_MANAGEMENT_TOKEN: 'm'.repeat(32),
  REVALIDATE_SECRET: 'r'.repeat(64),
  PREVIEW_SECRET: 's'.repeat(32),
  REVIEWS_PASSKEY: 'k'.repeat(32),
  MEMBERS_TOKEN: 'k'.repeat(32),
  SESSION_SECRET: 'x'.repeat(32),
};

/** Runs `npm start`'s script until it ends by itself. */
function start(environment: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['services/launcher/launch.mjs', 'services'], {
      env: { ...process.env, ...SECRETS, ...environment },
    });
    let output = '';
    child.stdout.on('data', (bytes) => (output += String(bytes)));
    child.stderr.on('data', (bytes) => (output += String(bytes)));
    child.once('exit', (code) => resolve({ code, output }));
  });
}

test('a taken port stops the start, and is named', async () => {
  const server = await new Promise<Server>((resolve) => {
    const made = createServer().listen(0, '127.0.0.1', () => resolve(made));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const { code, output } = await start({ SERVICES_PORT: port });
  server.close();
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`Port ${port}.* is taken`));
  expect(output).toContain('choose another port: SERVICES_PORT=');
}, 30_000);

test('wrong variables stop the start, each with its sentence, and no secret is shown', async () => {
  const { code, output } = await start({ SITE_URL: 'not-an-address', REVALIDATE_SECRET: 'too-short-to-use' });
  expect(code).toBe(1);
  expect(output).toMatch(
    /SITE_URL, the canonical root of the site, is "not-an-address": it must be an http or https address/,
  );
  expect(output).toMatch(/REVALIDATE_SECRET, .*, is 16 characters long: it must be exactly 64 characters/);
  expect(output).not.toContain('too-short-to-use');
}, 30_000);

test('a content source that does not exist stops the start, and is named', async () => {
  const { code, output } = await start({ SERVICES_PORT: '49731', CONTENT_SOURCE: '/no/such/content' });
  expect(code).toBe(1);
  expect(output).toContain('/no/such/content');
}, 30_000);
