import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { freePort } from '../ports.ts';

const APP = 'tests/fixtures/cached-app';
const ENV = {
  ...process.env,
  NODE_ENV: 'production' as const,
  NEXT_DIST_DIR: '',
  SITE_URL: 'http://localhost',
};
const VISITOR = { cookie: 'visitor=Ann', 'x-visitor': 'Ann' };

let server: ChildProcess;
let root = '';

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(root + path, { headers });
const isUp = (): Promise<boolean> =>
  get('/en-us').then(
    ({ ok }) => ok,
    () => false,
  );

beforeAll(async () => {
  rmSync(`${APP}/.next`, { recursive: true, force: true });
  const build = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', APP], {
    env: ENV,
    encoding: 'utf8',
  });
  if (build.status !== 0) throw new Error(`The fixture could not be built: ${build.stdout}${build.stderr}`);
  const port = await freePort();
  root = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, [`${APP}/serve.ts`, String(port)], { env: ENV, stdio: 'ignore' });
  while (!(await isUp())) if (server.exitCode !== null) throw new Error('The fixture did not start');
}, 240_000);

afterAll(async () => {
  const gone = once(server, 'exit');
  server.kill();
  await gone;
});

test('caches a static page and its RSC response', async () => {
  expect((await get('/en-us/plain')).headers.get('cache-status')).toBe('site; fwd=miss');
  expect((await get('/en-us/plain')).headers.get('cache-status')).toBe('site; hit');
  const answer = await get('/en-us/plain?_rsc=', { rsc: '1' });
  expect([answer.headers.get('cache-status'), answer.headers.get('content-type')]).toEqual([
    'site; hit',
    'text/x-component',
  ]);
});

test.each(['failing', 'failing-on-server'])(
  'does not cache a page with a component that throws: %s',
  async (name) => {
    const answers = [];
    for (const [query, headers] of [
      ['', {}],
      ['?_rsc=', { rsc: '1' }],
    ] as const)
      for (let time = 0; time < 2; time += 1) answers.push(await get(`/en-us/${name}${query}`, headers));
    for (const { headers } of answers) {
      expect(headers.get('cache-status')).toBeNull();
      expect(headers.get('cache-control')).toContain('no-store');
    }
  },
);

test.each(['cookie', 'header', 'query'])(
  'returns 500 for a cached page that reads a %s, regardless of who visits it first',
  async (name) => {
    for (const path of [`/en-us/${name}?visitor=Ann`, `/en-us/${name}`]) {
      const { status, headers } = await get(path, VISITOR);
      expect([status, headers.get('cache-status')]).toEqual([500, null]);
      expect(await (await get(`/en-us/${name}`)).text()).not.toContain('Ann');
    }
  },
);

test("excludes the first visitor's query from the cached data", async () => {
  const html = await (await get('/en-us/planted?utm_source=Ann', VISITOR)).text();
  const [address = ''] = /\/_page-data\/[^"]+/.exec(html) ?? [];
  const answer = await get('/en-us/planted?_rsc=', { rsc: '1' });
  const data = [html, await (await get(address)).text(), await answer.text()];
  expect(data.map((text) => text.includes('planted'))).toEqual([true, true, true]);
  expect(data.join()).not.toContain('Ann');
});
