/** @jest-environment node */
import { Kysely, sql } from 'kysely';
import { sqliteDialect } from './sqlite.ts';

test('what made SQLite roll back a transaction by itself is the error', async () => {
  const db = new Kysely<{ notes: { text: string } }>({ dialect: sqliteDialect(':memory:') });
  await sql`CREATE TABLE notes (text TEXT NOT NULL)`.execute(db);
  // As many pages as the file has: the next one finds the disk full.
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
