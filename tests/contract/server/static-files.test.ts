/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveStaticFiles } from '../../../server/static-files.ts';

const build = mkdtempSync(join(tmpdir(), 'static-files-'));
let server: Server;
let port = 0;

beforeAll(async () => {
  mkdirSync(join(build, 'static/chunks'), { recursive: true });
  mkdirSync(join(build, 'server'));
  writeFileSync(join(build, 'server/secret.js'), 'secret');
  for (const [name, text] of [
    ['a.js', 'plain'],
    ['a.js.br', 'as brotli'],
    ['a.js.gz', 'as gzip'],
    ['b.woff2', 'font'],
  ] as const)
    writeFileSync(join(build, 'static/chunks', name), text);
  const handle = serveStaticFiles(build, async ({ url }, response) => void response.writeHead(404).end(url));
  server = createServer((...args) => void handle(...args));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  rmSync(build, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      });
      sent.on('error', reject);
      sent.end();
    },
  );

test.each([
  ['br, gzip', 'br', 'as brotli'],
  ['gzip', 'gzip', 'as gzip'],
  ['identity', undefined, 'plain'],
])('a client that accepts %s gets the file compressed at the build', async (accepted, encoding, body) => {
  const answer = await get('/_next/static/chunks/a.js', { 'accept-encoding': accepted });
  expect([answer.status, answer.headers['content-encoding'], answer.body]).toEqual([200, encoding, body]);
  expect(answer.headers).toMatchObject({
    vary: 'Accept-Encoding',
    'cache-control': 'public,max-age=31536000,immutable',
    'content-type': 'text/javascript',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  '/_next/static/chunks/missing.js',
  '/_next/static/../server/secret.js',
  '/_next/static/..%2fserver/secret.js',
  '/_next/static/chunks/..%5c..%5cserver/secret.js',
  '/_next/static/%2e%2e/server/secret.js',
  '/_next/static',
  '/en-us',
])('%s goes on as it came', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: path });
});

test('HEAD has no body, and another method goes on', async () => {
  expect(await get('/_next/static/chunks/b.woff2', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect((await get('/_next/static/chunks/b.woff2', {}, 'POST')).status).toBe(404);
});

test('a missing build is named', () => {
  expect(() => serveStaticFiles('/no/such/build', async () => undefined)).toThrow(
    'There is no build in /no/such/build',
  );
});
