import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../packages/dev/ports.ts';
import { loadSpace } from '@cleanpro/contentful-local/space/load';
import type { Space } from '@cleanpro/contentful-local/space/types';
import { run, started, startSite } from '../e2e/site-process';
import { crawlSite } from '../e2e/crawl';

const NAMES = { spaceId: 'cleanpro', environmentId: 'master' };

const idsOf = ({ preview }: Space): string[] =>
  [...preview.entries(), ...preview.assets()].map(({ sys }) => sys.id).toSorted();

const changedFiles = (before: Space, after: Space): string[] =>
  before.preview.assets().flatMap((asset) => {
    const copy = after.preview.asset(asset.sys.id);
    const [path, copied] = [before.bytesOf(asset)?.path, copy && after.bytesOf(copy)?.path];
    const isSame = path && copied && readFileSync(path).equals(readFileSync(copied));
    return isSame ? [] : [asset.sys.id];
  });

test('an export has every entry, asset and file, and a site that uses it has every page @real-ids', async () => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'real-ids-export-'));
  const [port, servicesPort] = [String(await freePort()), String(await freePort())];
  const own = {
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    SERVICES_PORT: servicesPort,
    MANAGEMENT_PORT: 'off',
    DATA_DIR: join(folder, 'data'),
    CONTENT_SOURCE: join(folder, 'content.json'),
  };
  const exporting = run(['packages/services/content-tools/cli.ts', 'export', folder], {});
  await once(exporting, 'exit');
  expect(exporting.exitCode).toBe(0);
  const exported = loadSpace(own.CONTENT_SOURCE, NAMES);
  const original = loadSpace(process.env.CONTENT_SOURCE ?? '', NAMES);
  expect(idsOf(exported)).toEqual(idsOf(original));
  expect(changedFiles(original, exported)).toEqual([]);

  const services = run(['packages/services/server.ts'], own);
  try {
    await started(`http://127.0.0.1:${servicesPort}/health`);
    const site = await startSite(own);
    try {
      const { pages, problems } = await crawlSite(site.url);
      expect(pages).toBeGreaterThanOrEqual(250);
      expect(problems).toEqual([]);
    } finally {
      site.stop();
    }
  } finally {
    services.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
