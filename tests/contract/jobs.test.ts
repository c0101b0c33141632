import { gearLines } from '@cleanpro/product-safety/jobs/gear';
import type { Job } from '@cleanpro/product-safety/jobs/job';
import { jobTimeText, timeOf } from '@cleanpro/product-safety/jobs/job-time';
import { jobOf } from '@cleanpro/content-check/product/job';
import { loadSpace } from '@cleanpro/contentful-local/space/load';

const view = loadSpace('packages/sample-space/content', {
  spaceId: 'cleanpro',
  environmentId: 'master',
}).published;

function readJob(name: string): Job {
  const entry = view.entry(`page-job-${name}`);
  if (!entry) throw new Error(`no job ${name}`);
  return jobOf(view, entry);
}
const gearText = (name: string): string =>
  gearLines(readJob(name))
    .map(({ label, items }) => `${label}: ${items.join(', ')}`)
    .join('\n');

test('a body fluid spill requires protection against infection in all cleanup steps', () => {
  expect(gearText('clean-up-a-body-fluid-spill')).toBe(
    [
      'Steps 1 to 5: Chemical splash goggles or face shield, Mask, Disposable gloves, Fluid-resistant apron, Non-slip shoe covers',
      'Step 3, to pour, mix or refill Multi-Purpose Cleaner with Summer Citrus: Safety glasses, Chemical-resistant gloves',
    ].join('\n'),
  );
});

test('cleaning a shower requires non-slip shoes and goggles', () => {
  expect(gearText('remove-scale-from-a-shower')).toBe(
    'Steps 1 to 4: Chemical splash goggles, Chemical-resistant gloves, Non-slip footwear, Ventilation',
  );
});

test('the total time for a patient room includes contact times', () => {
  const time = timeOf(readJob('clean-a-patient-room'));
  expect(time && jobTimeText(time)).toBe(
    '15 minutes hands-on, 9 minutes of waiting, 24 minutes in all, plus drying time',
  );
});
