/** Tests Contentful's own tools with the whole sample space (docs/services.md, "Contentful management"). */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadSpace } from '@cleanpro/contentful-local/space/load';
import { contentOf, filesOf } from '@cleanpro/contentful-local/tests/management/tools/exports';
import {
  startContentServices,
  type RunningServices,
} from '@cleanpro/contentful-local/tests/management/tools/running-services';

/** Maximum CPU time of the service. Elapsed time would depend on other load on the machine. */
const MAX_SECONDS = 60;
/** Rate limit in requests per second, higher than the importer can reach. */
const UNLIMITED = ['--rate', '100000'];
/** Number of published entries at which the services are killed, in the middle of publishing. */
const KILLED_AT = 1_000;
/** Reading a folder of thousands of files more often than this would slow down the import. */
const POLL_MS = 500;

let services: RunningServices;
let folder: string;
let original: string;

beforeAll(async () => {
  services = await startContentServices('packages/sample-space/content', 'cleanpro', { tls: false });
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  original = join(folder, 'original');
  await services.content('export', original);
}, 120_000);
afterAll(async () => {
  await services.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Creates a space.
 * @returns its ID, the command-line options that select it, and its content folder
 */
async function newSpace(name: string): Promise<{ id: string; of: string[]; content: string }> {
  const { id } = (await services.client.space.create({}, { name })).sys;
  return { id, of: ['--space', id], content: join(services.folder, 'data', 'spaces', id, 'content') };
}

async function expectCopy(of: string[], copy: string): Promise<void> {
  await services.content('export', copy, ...of);
  expect(contentOf(copy)).toEqual(contentOf(original));
  expect(filesOf(copy)).toEqual(filesOf(original));
}

test(`imports the sample space without retries in ${MAX_SECONDS} s of CPU time, and exports it unchanged`, async () => {
  const { of } = await newSpace('Copy');
  const [start, before] = [performance.now(), services.cpuSeconds()];
  // If a request took too long, the tool would repeat it. The service would refuse the repetition with 409, and the
  // command would fail.
  await services.content('import', original, ...of, ...UNLIMITED);
  const seconds = (performance.now() - start) / 1000;
  const work = services.cpuSeconds() - before;
  const { entries = {}, assets = {} } = contentOf(original);
  console.log(
    `${Object.keys(entries).length} entries and ${Object.keys(assets).length} assets in ${seconds.toFixed(1)} s, of which the service worked ${work.toFixed(1)} s`,
  );
  await expectCopy(of, join(folder, 'copy'));
  expect(work).toBeLessThan(MAX_SECONDS);
}, 900_000);

test('a killed import leaves no partial files, and a second import completes it', async () => {
  const { id, of, content } = await newSpace('Killed');
  const command = services.begin('import', original, ...of, ...UNLIMITED);
  const published = (): number =>
    existsSync(join(content, 'entries'))
      ? readdirSync(join(content, 'entries'), { recursive: true }).filter((name) =>
          /(?<!\.draft)\.json$/.test(String(name)),
        ).length
      : 0;
  const imported = command.result();
  // No timeout is needed, because an import that ends or takes too long fails with its output.
  const isReached = (async () => {
    while (published() < KILLED_AT && !command.hasEnded()) await sleep(POLL_MS);
  })();
  await Promise.race([isReached, imported]);
  expect(command.hasEnded()).toBe(false);
  await Promise.all([services.killAndRestart(), expect(imported).rejects.toThrow('SIGKILL'), command.kill()]);
  // Reading every file verifies that each is complete.
  const left = loadSpace(content, { spaceId: id, environmentId: 'master' });
  expect(left.published.entries().length).toBeGreaterThanOrEqual(KILLED_AT);
  expect(left.published.entries().length).toBeLessThan(left.preview.entries().length);
  // Use the default rate, at which even a busy service responds in time.
  await services.content('import', original, ...of);
  await expectCopy(of, join(folder, 'completed'));
  const files = readdirSync(content, { recursive: true }).map(String);
  expect(files.filter((name) => name.endsWith('.tmp'))).toEqual([]);
}, 900_000);
