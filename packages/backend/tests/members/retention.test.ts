import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { erasePerson } from '../../members/erase.ts';
import { readErasures } from '../../members/erasures.ts';
import { sweepPersonalData } from '../../members/retention.ts';
import { until } from '../../../dev/test-stages/until.ts';
import { KINDS } from '../databases.ts';
import { contact, registration, startOn, type Running } from './member-service.ts';

const DAY_MS = 24 * 3600_000;

describe.each(KINDS)('the retention sweep on %s', (kind) => {
  let service: Running;
  beforeEach(async () => {
    // Nothing listens on this port, so all submissions stay in the outbox.
    const webhook = { url: 'http://127.0.0.1:1/', secret: 's'.repeat(32) };
    service = await startOn(kind, { webhook });
  });
  afterEach(() => service.stop());

  let keys = 0;
  const submit = async (message: string): Promise<void> => {
    const key = `key-of-the-test-${String((keys += 1)).padStart(6, '0')}`;
    const { status } = await service.send('POST', '/submissions', contact('ada@example.com', message), {
      'idempotency-key': key,
    });
    expect(status).toBe(201);
  };
  async function sweep(): Promise<number> {
    const { folders, clock } = service;
    let batches = 1;
    while (await sweepPersonalData(service.database, { folders, clock, submissions: 730, backups: 35 }))
      batches += 1;
    return batches;
  }

  test('deletes expired submissions and their CRM jobs in batches', async () => {
    const { db } = service.database;
    for (let number = 0; number < 501; number += 1) await submit(`Unmistakable ${number}`);
    service.clock.pass(2 * DAY_MS);
    await submit('A newer one');
    service.clock.pass(728 * DAY_MS);
    expect(await sweep()).toBe(1);
    expect(await db.selectFrom('submissions').select('id').execute()).toHaveLength(502);
    service.clock.pass(DAY_MS);
    expect(await sweep()).toBe(2);
    const [left, ...others] = await db.selectFrom('submissions').selectAll().execute();
    expect(left?.fields).toContain('A newer one');
    expect(others).toEqual([]);
    expect(await db.selectFrom('outbox').select('submission_id').execute()).toEqual([
      { submission_id: left?.id },
    ]);
    const files = readdirSync(service.storage.dataDir, { recursive: true, encoding: 'utf8' })
      .map((name) => join(service.storage.dataDir, name))
      .filter((path) => statSync(path).isFile());
    for (const path of files) expect(readFileSync(path, 'latin1')).not.toMatch(/unmistakable/i);
  }, 60_000);

  test('deletes emails after two years, and erasure records once no backup needs them', async () => {
    const { folders, clock } = service;
    await service.send('POST', '/accounts', registration('grace@example.com', 'wet-Mop-and-4-buckets'), {
      'idempotency-key': 'key-of-the-registration',
    });
    await until(() => readdirSync(folders.mails).length === 1);
    await erasePerson(service.database, 'linus@example.com', folders, { clock });
    clock.pass(34 * DAY_MS);
    const [mail = ''] = readdirSync(folders.mails);
    const written = (ageMs: number): void => {
      const at = new Date(clock.now() - ageMs);
      utimesSync(join(folders.mails, mail), at, at);
    };
    written(729 * DAY_MS);
    await sweep();
    expect(readdirSync(folders.mails)).toHaveLength(1);
    expect(readErasures(folders.records)).toMatchObject([{ isFinished: true, accountId: null }]);
    clock.pass(2 * DAY_MS);
    written(731 * DAY_MS);
    await sweep();
    expect(readdirSync(folders.mails)).toEqual([]);
    expect(readErasures(folders.records)).toEqual([]);
  });
});
