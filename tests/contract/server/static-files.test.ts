import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveStaticFiles } from '../../../server/static-files.ts';
import { close, listen, send } from './http-client.ts';

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
  port = await listen(server);
});
afterAll(async () => {
  await close(server);
  rmSync(build, { recursive: true, force: true });
});

async function get(path: string, headers?: Record<string, string>, method?: string) {
  const answer = await send(port, path, headers, method);
  return { ...answer, body: answer.body.toString() };
}

test.each([
  ['br, gzip', 'br', 'as brotli'],
  ['gzip', 'gzip', 'as gzip'],
  ['identity', undefined, 'plain'],
])('a client that accepts %s gets the precompressed file', async (accepted, encoding, body) => {
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
])('passes %s to the next handler unchanged', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: path });
});

test('HEAD returns no body; other methods go to the next handler', async () => {
  expect(await get('/_next/static/chunks/b.woff2', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect((await get('/_next/static/chunks/b.woff2', {}, 'POST')).status).toBe(404);
});

test.each(['bytes=-5', 'bytes=0-1', 'bytes=99-', 'bytes=2-1'])('ignores the range %s', async (range) => {
  const answer = await get('/_next/static/chunks/b.woff2', { range });
  expect(answer).toMatchObject({ status: 200, body: 'font' });
});

test('if the build is missing, throws an error that mentions the build folder', () => {
  expect(() => serveStaticFiles('/no/such/build', async () => undefined)).toThrow(
    'There is no build in /no/such/build',
  );
});

test('a file deleted after startup fails only its own response', async () => {
  const failures: unknown[] = [];
  writeFileSync(join(build, 'static/chunks/gone.js'), 'gone');
  const handle = serveStaticFiles(build, async (_, response) => void response.writeHead(404).end());
  const own = createServer((request, response) => {
    handle(request, response)?.catch((error: unknown) => {
      failures.push(error);
      response.destroy();
    });
  });
  const ownPort = await listen(own);
  rmSync(join(build, 'static/chunks/gone.js'));
  await expect(send(ownPort, '/_next/static/chunks/gone.js')).rejects.toThrow('socket hang up');
  expect(failures).toEqual([expect.objectContaining({ code: 'ENOENT' })]);
  expect((await send(ownPort, '/_next/static/chunks/b.woff2')).status).toBe(200);
  await close(own);
});
