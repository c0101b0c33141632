import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentStore } from '../../space/store.ts';

const LARGE = 10;

const dataDir = mkdtempSync(join(tmpdir(), 'large-images-'));
const store = new ContentStore('packages/sample-space/content', {
  spaceId: 'cleanpro',
  environmentId: 'master',
});
const file = store.current.assetFile('scene-foam-card');
let child: ChildProcess;
let url = '';

beforeAll(async () => {
  child = spawn(process.execPath, ['packages/contentful-local/tests/images/image-service.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The service has no output');
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    const port = /port (\d+)/.exec(String(chunk))?.[1];
    if (port === undefined) continue;
    url = `http://127.0.0.1:${port}/cleanpro/scene-foam-card/${file?.token}/${file?.fileName}`;
    break;
  }
});
afterAll(() => {
  child.kill('SIGKILL');
  store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('converts a small image without waiting for ten of the largest conversions', async () => {
  // Warm up, because a running service has already converted images.
  await fetch(`${url}?w=100&q=70&fm=webp`);
  const end = new AbortController();
  let pending = LARGE;
  const large = Array.from({ length: LARGE }, (_, index) =>
    fetch(`${url}?w=4000&h=4000&fit=fill&fm=avif&q=${80 + index}`, { signal: end.signal })
      .catch(() => undefined)
      .finally(() => (pending -= 1)),
  );
  for (let index = 0; index < 5; index += 1) {
    const response = await fetch(`${url}?w=400&q=${60 + index}&fm=webp`);
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    // In a shared queue, the first of these would finish after all large conversions.
    expect(pending).toBeGreaterThan(LARGE / 2);
  }
  end.abort();
  await Promise.all(large);
});
