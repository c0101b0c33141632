import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openRecommendations } from '../../recommendations/tables.ts';
import { vote } from '../../recommendations/store.ts';
import { createReviewsApp } from '../../reviews/routes.ts';
import { openReviews } from '../../reviews/database.ts';
import { KINDS, createStorage, type TestStorage } from '../databases.ts';
import { CATALOGUE, GOOD, PASSKEY } from './service.ts';

async function submit(database: Awaited<ReturnType<typeof openReviews>>['db'], title: string) {
  const app = createReviewsApp({ database, catalogue: CATALOGUE, passkey: PASSKEY, autoApprove: true });
  const response = await app.request(`/data/submitreview.json?passkey=${PASSKEY}&apiversion=5.4`, {
    method: 'POST',
    body: new URLSearchParams({ ...GOOD, title, ProductId: 'soap', Action: 'Submit' }),
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  expect(await response.json()).toMatchObject({ HasErrors: false });
}

/** Creates a file as older versions left it, before there was a migration table. */
async function writeEarlierFile(file: string): Promise<void> {
  const { db } = await openReviews(file);
  await submit(db, 'An early review');
  for (const table of ['reviews_migrations', 'reviews_migrations_lock', 'changed_products'])
    await sql`DROP TABLE ${sql.table(table)}`.execute(db);
  for (const index of ['reviews_identified', 'feedback_by_time'])
    await sql`DROP INDEX ${sql.ref(index)}`.execute(db);
  await sql`PRAGMA user_version = 3`.execute(db);
  await db.destroy();
}

describe.each(KINDS)('opening an existing database on %s', (kind) => {
  let storage: TestStorage;
  beforeEach(async () => {
    storage = await createStorage(kind);
    for (const level of ['info', 'error', 'warn', 'log'] as const)
      jest.spyOn(console, level).mockImplementation(() => undefined);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await storage.remove();
  });

  test('migrates the reviews from an earlier version and stores new ones', async () => {
    const file = join(storage.dataDir, 'reviews.db');
    await writeEarlierFile(file);
    for (const titles of [['An early review'], ['A later review', 'An early review']]) {
      const { db } = await openReviews(file, storage.databaseUrl);
      const rows = await db.selectFrom('reviews').select('title').orderBy('title').execute();
      expect(rows.map(({ title }) => title)).toEqual(titles);
      expect(await db.selectFrom('statistics').select('total').execute()).toEqual([{ total: titles.length }]);
      if (titles.length === 1) await submit(db, 'A later review');
      await db.destroy();
    }
    expect(existsSync(file)).toBe(kind === 'sqlite');
    expect(existsSync(`${file}.moved`)).toBe(kind === 'postgres');
  });

  test('accepts a database that a later version has migrated', async () => {
    const file = join(storage.dataDir, 'reviews.db');
    const later = await openReviews(file, storage.databaseUrl);
    await submit(later.db, 'A late review');
    await sql`INSERT INTO reviews_migrations (name, timestamp) VALUES ('999-later', '2099-01-01T00:00:00.000Z')`.execute(
      later.db,
    );
    await later.db.destroy();
    const { db } = await openReviews(file, storage.databaseUrl);
    expect(await db.selectFrom('reviews').select('title').execute()).toEqual([{ title: 'A late review' }]);
    await db.destroy();
  });

  test('preserves the likes in a file, and ignores a file created after the move to PostgreSQL', async () => {
    const file = join(storage.dataDir, 'recommendations.db');
    const scope = { brand: 'cleanpro', locale: 'en-us' };
    const ballot = { articleId: 'sink', network: '203.0.113.1', status: 'liked', now: 1 } as const;
    const like = async (visitor: string, url?: string): Promise<void> => {
      const { db } = await openRecommendations(file, url);
      await vote(db, scope, { ...ballot, visitor });
      await db.destroy();
    };
    await like('ann');
    await like('bob', storage.databaseUrl);
    const late = existsSync(file) ? 0 : 1;
    if (late) await like('cat');
    const { db } = await openRecommendations(file, storage.databaseUrl);
    expect(await db.selectFrom('counts').select('liked').execute()).toEqual([{ liked: 2 }]);
    await db.destroy();
    expect(existsSync(file)).toBe(true);
  });
});
