import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memberQueues } from './queues.ts';
import { openMemberDatabase } from './service.ts';

test('counts waiting and dead jobs per queue', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'queues-'));
  const { db } = await openMemberDatabase({ dataDir: folder });
  const job = { kind: 'welcome', person: 'a@example.com', attempts: 0, next_at: '2026', last_error: '' };
  for (const state of ['waiting', 'waiting', 'dead'] as const)
    await db
      .insertInto('mail_jobs')
      .values({ ...job, state })
      .execute();
  expect(await memberQueues(db)).toEqual([
    { queue: 'submission-forwarding', state: 'waiting', length: 0 },
    { queue: 'submission-forwarding', state: 'dead', length: 0 },
    { queue: 'mail', state: 'waiting', length: 2 },
    { queue: 'mail', state: 'dead', length: 1 },
  ]);
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});
