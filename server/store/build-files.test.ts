import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serveStaticFiles } from '../static-files.ts';
import { shareBuildFiles } from './build-files.ts';

const HOUR_MS = 3600_000;
const folder = mkdtempSync(join(tmpdir(), 'build-files-'));
const root = join(folder, 'cache');
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true, force: true });
});

function newBuild(name: string, files: Record<string, string>): string {
  const build = join(folder, name);
  mkdirSync(join(build, 'static/chunks'), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(build, 'static/chunks', file), text);
    writeFileSync(join(build, 'static/chunks', `${file}.br`), brotliCompressSync(text));
  }
  return build;
}

async function start(build: string, shared: string): Promise<string> {
  const server = createServer((request, response) => {
    void serveStaticFiles(
      build,
      (_request, rest) => {
        rest.writeHead(404).end();
        return undefined;
      },
      shared,
    )(request, response);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/_next/static`;
}

const old = newBuild('old', { 'same.js': 'both', 'a.js': 'of the old build' });
const next = newBuild('next', { 'same.js': 'both', 'b.js': 'of the next build' });

test('processes from two builds serve the files from both, compressed and immutable', async () => {
  const shared = await shareBuildFiles(old, root);
  const urls = [await start(old, shared), await start(next, await shareBuildFiles(next, root))];
  for (const url of urls) {
    for (const [name, text] of [
      ['a.js', 'of the old build'],
      ['b.js', 'of the next build'],
    ]) {
      const response = await fetch(`${url}/chunks/${name}`, { headers: { 'accept-encoding': 'br' } });
      expect([response.status, await response.text()]).toEqual([200, text]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'text/javascript',
        'cache-control': 'public,max-age=31536000,immutable',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    }
  }
});

test('serves nothing outside the folder, and no partial files', async () => {
  const shared = join(root, 'static');
  writeFileSync(join(root, 'secret.js'), 'secret');
  writeFileSync(join(shared, 'chunks/.part'), 'half');
  const url = await start(next, shared);
  for (const path of [
    '/..%2fsecret.js',
    '/chunks/..%2f..%2fsecret.js',
    '/%2e%2e/secret.js',
    '/chunks/.part',
    '/chunks',
  ])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
});

test('removes files from a build unused for a day, but never from a running build', async () => {
  const later = Date.now() + 23 * HOUR_MS;
  const shared = await shareBuildFiles(next, root, later);
  expect(existsSync(join(shared, 'chunks/a.js'))).toBe(true);
  await shareBuildFiles(next, root, later + 2 * HOUR_MS);
  expect(existsSync(join(shared, 'chunks/a.js'))).toBe(false);
  expect(existsSync(join(shared, 'chunks/.part'))).toBe(false);
  expect(readFileSync(join(shared, 'chunks/same.js'), 'utf8')).toBe('both');
  expect(readFileSync(join(shared, 'chunks/b.js'), 'utf8')).toBe('of the next build');
});
