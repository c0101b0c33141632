import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../dev/ports.ts';
import { loadSpace } from '@cleanpro/contentful-local/space/load';
import { KEY, pageView } from '@cleanpro/backend/tests/telemetry/envelopes';
import { until } from '../../dev/test-stages/until.ts';
import { registration } from '@cleanpro/backend/tests/members/member-service';

const MEMBERS_TOKEN = 'm'.repeat(32);
const PICTURE = 'scene-foam-card';

const parent = mkdtempSync(join(tmpdir(), 'data-folder-'));
const folder = join(parent, 'data');
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Returns the paths in the folder, including the folder itself, that other users may access. */
const openToOthers = (): string[] =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    // A file can disappear, because emails are renamed once they are written.
    (path) => ((statSync(join(folder, path), { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
  );

test("restricts the services' files to their owner, including files from an older version", async () => {
  mkdirSync(join(folder, 'mail'), { recursive: true });
  writeFileSync(join(folder, 'mail', 'old.eml'), 'Hello');
  const outside = join(parent, 'outside');
  writeFileSync(outside, '');
  symlinkSync(outside, join(folder, 'link'));
  // Set the modes that an older version used, regardless of the process's umask, which an earlier test may have
  // changed.
  for (const path of [folder, join(folder, 'mail')]) chmodSync(path, 0o755);
  for (const path of [join(folder, 'mail', 'old.eml'), outside]) chmodSync(path, 0o644);
  expect(openToOthers()).toContain('mail/old.eml');

  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'packages/services/server.ts'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATA_DIR: folder,
        SERVICES_PORT: String(port),
        MANAGEMENT_PORT: 'off',
        CONTENTFUL_DELIVERY_TOKEN: 'd'.repeat(32),
        CONTENTFUL_PREVIEW_TOKEN: 'p'.repeat(32),
        CONTENTFUL_MANAGEMENT_TOKEN: 'c'.repeat(32),
        REVALIDATE_SECRET: 'r'.repeat(64),
        REVIEWS_PASSKEY: 'k'.repeat(32),
        MEMBERS_TOKEN,
      },
    },
  );
  try {
    await once(child.stdout, 'data');
    const base = `http://127.0.0.1:${port}`;
    const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const file = loadSpace('packages/sample-space/content', {
      spaceId: 'cleanpro',
      environmentId: 'master',
    }).assetFile(PICTURE);
    const responses = await Promise.all([
      fetch(
        `${base}/members/accounts`,
        json(registration('ada@example.com', 'wet-Mop-and-4-buckets'), {
          authorization: `Bearer ${MEMBERS_TOKEN}`,
          'idempotency-key': 'k'.repeat(16),
        }),
      ),
      fetch(`${base}/recommendations/articles`, json({ articleId: 'sink', brand: 'cleanpro' })),
      fetch(`${base}/telemetry/v2/track`, json([{ ...pageView('/en-us'), iKey: KEY }])),
      fetch(`${base}/images/cleanpro/${PICTURE}/x/${file?.fileName}?w=100&fm=webp`),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 200, 200]);
    await until(() => readdirSync(join(folder, 'mail')).some((name) => name.includes('-welcome-')));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(
      expect.arrayContaining([
        'members.sqlite-wal',
        'members.sqlite-shm',
        'reviews.db',
        'recommendations.db-wal',
        join('telemetry', 'servers', 'telemetry.ndjson'),
      ]),
    );
    expect(files).toContainEqual(expect.stringMatching(/^images.[0-9a-f]{2}.[0-9a-f]+$/));
    expect(openToOthers()).toEqual(['link']);
    expect(statSync(outside).mode & 0o044).toBe(0o044);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
});
