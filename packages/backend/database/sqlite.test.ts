import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { openDatabase } from './open.ts';
import { sqliteDialect } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Notes {
  notes: { text: string };
}

const openNotes = (file: string) =>
  openDatabase<Notes>({
    file,
    service: 'notes',
    migrations: () => ({
      '1': { up: (db) => db.schema.createTable('notes').addColumn('text', 'text').execute() },
    }),
  });

/**
 * Returns the longest pause of the event loop during the work, in milliseconds. Pauses before the first tick are not
 * counted.
 */
async function maxPause(work: Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  await work;
  delays.disable();
  return delays.max / 1e6;
}

describe('when another process locks the database', () => {
  const lock = (file: string): DatabaseSync => {
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    return other;
  };

  test('writes once the lock is released, without blocking the event loop', async () => {
    const file = join(folder, 'locked for a second.db');
    const { db } = await openNotes(file);
    const other = lock(file);
    // Measure only until the lock is released, because fsync on a slow disk blocks the event loop afterwards.
    const locked = maxPause(sleep(1_000));
    // Wait for the first tick.
    await sleep(50);
    const writes = Promise.all([
      db.insertInto('notes').values({ text: 'alone' }).execute(),
      db
        .transaction()
        .execute((transaction) =>
          transaction.insertInto('notes').values({ text: 'in a transaction' }).execute(),
        ),
    ]);
    expect(await locked).toBeLessThan(500);
    other.close();
    await writes;
    expect(await db.selectFrom('notes').selectAll().execute()).toHaveLength(2);
    await db.destroy();
  });

  test('rejects all waiting writes after a total of five seconds', async () => {
    const file = join(folder, 'locked for long.db');
    const { db } = await openNotes(file);
    const other = lock(file);
    const started = performance.now();
    const write = (text: string) => db.insertInto('notes').values({ text }).execute();
    const results = await Promise.allSettled(['one', 'two', 'three'].map(write));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(performance.now() - started).toBeLessThan(8_000);
    other.close();
    await write('four');
    expect(await db.selectFrom('notes').selectAll().execute()).toEqual([{ text: 'four' }]);
    await db.destroy();
  });

  test('delays reads between failing writes by at most five seconds in total', async () => {
    const file = join(folder, 'locked between reads.db');
    const { db } = await openNotes(file);
    const other = lock(file);
    const started = performance.now();
    const write = () =>
      db
        .insertInto('notes')
        .values({ text: 'x' })
        .execute()
        .catch(() => 'refused');
    const read = () => db.selectFrom('notes').selectAll().execute();
    const ping = () => sql`SELECT 1`.execute(db);
    const results = await Promise.all([write(), read(), write(), ping(), write(), read()]);
    expect([results[0], results[2], results[4]]).toEqual(['refused', 'refused', 'refused']);
    expect(performance.now() - started).toBeLessThan(8_000);
    other.close();
    await db.destroy();
  });
});

test.each([
  ['overwritten.db', (file: string) => writeFileSync(file, 'Dear customer,\n'.repeat(500)), 'is damaged'],
  ['cut off.db', (file: string) => truncateSync(file, 5_000), 'is damaged'],
  ['empty.db', (file: string) => truncateSync(file, 0), 'is empty'],
])('refuses to open %s and says how to restore it', async (name, damage, expected) => {
  const file = join(folder, name);
  const { db } = await openNotes(file);
  await db
    .insertInto('notes')
    .values({ text: 'x'.repeat(10_000) })
    .execute();
  await db.destroy();
  damage(file);
  await expect(openNotes(file)).rejects.toThrow(
    new RegExp(
      `^The database of the notes service could not be opened: \\S*sqlite-.*${name} ${expected}.*npm run restore`,
    ),
  );
});

test('reports the path of a database that is damaged while open', async () => {
  const file = join(folder, 'damaged later.db');
  const { db } = await openNotes(file);
  for (let row = 0; row < 50; row += 1)
    await db
      .insertInto('notes')
      .values({ text: 'x'.repeat(5_000) })
      .execute();
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  await sql`PRAGMA cache_size = 1`.execute(db);
  writeFileSync(file, 'noise '.repeat(40_000));
  await expect(db.selectFrom('notes').selectAll().execute()).rejects.toThrow(`${file} is damaged`);
  await db.destroy();
});

test('reports why SQLite rolled back a transaction', async () => {
  const db = new Kysely<{ notes: { text: string } }>({ dialect: sqliteDialect(':memory:') });
  await sql`CREATE TABLE notes (text TEXT NOT NULL)`.execute(db);
  // The file already has two pages, so SQLite reports a full disk as soon as it needs a third.
  await sql`PRAGMA max_page_count = 2`.execute(db);
  const write = db.transaction().execute(async (transaction) => {
    for (let row = 0; row < 1_000; row += 1)
      await transaction
        .insertInto('notes')
        .values({ text: 'x'.repeat(1_000) })
        .execute();
  });
  await expect(write).rejects.toThrow('database or disk is full');
  expect(await db.selectFrom('notes').selectAll().execute()).toEqual([]);
  await db.destroy();
});
