/** @jest-environment node */
/** Contentful's own tools on the whole sample space (docs/services.md, "Contentful management"). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOf, filesOf } from '../contract/management/tools/exports';
import { startContentServices, type RunningServices } from '../contract/management/tools/running-services';

/** Of processor time in the service: the clock of a busy machine says nothing of it. */
const MAX_SECONDS = 60;

let services: RunningServices;
let folder: string;

beforeAll(async () => {
  services = await startContentServices('content', 'cleanpro', { tls: false });
  folder = mkdtempSync(join(tmpdir(), 'import-'));
}, 60_000);
afterAll(async () => {
  await services.stop();
  rmSync(folder, { recursive: true, force: true });
});

test(`the sample space is imported into an empty one in ${MAX_SECONDS} s of work, and exported the same`, async () => {
  const [original, copy] = [join(folder, 'original'), join(folder, 'copy')];
  await services.content('export', original);
  const space = await services.client.space.create({}, { name: 'Copy' });
  const of = ['--space', space.sys.id];
  const [start, before] = [performance.now(), services.cpuSeconds()];
  await services.content('import', original, ...of);
  const seconds = (performance.now() - start) / 1000;
  const work = services.cpuSeconds() - before;
  await services.content('export', copy, ...of);
  const { entries = {}, assets = {} } = contentOf(copy);
  console.log(
    `${Object.keys(entries).length} entries and ${Object.keys(assets).length} assets in ${seconds.toFixed(1)} s, of which the service worked ${work.toFixed(1)} s`,
  );
  expect(contentOf(copy)).toEqual(contentOf(original));
  expect(filesOf(copy)).toEqual(filesOf(original));
  expect(work).toBeLessThan(MAX_SECONDS);
}, 900_000);
