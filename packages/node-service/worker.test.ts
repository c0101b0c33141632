import { setImmediate as nextTurn } from 'node:timers/promises';
import { startWorker } from './worker.ts';

const HOUR_MS = 3600_000;
const BATCHES = 100;

test('yields to other work between batches', async () => {
  const all = Promise.withResolvers<void>();
  let count = 0;
  const worker = startWorker('Test', HOUR_MS, () => {
    count += 1;
    if (count === BATCHES) all.resolve();
    return Promise.resolve(count < BATCHES);
  });
  await nextTurn();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(BATCHES / 2);
  await all.promise;
  await worker.stop();
});

test('runs again if it is woken during a batch', async () => {
  const [first, second, end] = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  let count = 0;
  const worker = startWorker('Test', HOUR_MS, async () => {
    count += 1;
    (count === 1 ? first : second)?.resolve();
    await end?.promise;
    return false;
  });
  await first?.promise;
  worker.wake();
  expect(count).toBe(1);
  end?.resolve();
  await second?.promise;
  await worker.stop();
  expect(count).toBe(2);
});
