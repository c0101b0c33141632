import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { readManifest } from '@cleanpro/backend/backup/manifest';
import { openMemberDatabase } from '@cleanpro/backend/members/service';
import { openReviews } from '@cleanpro/backend/reviews/database';
import {
  backUp,
  newInstallation,
  runCommand,
  startServices,
  stopServices,
  writesOf,
  type Installation,
} from '@cleanpro/backend/tests/backup/installation';
import { KINDS } from '@cleanpro/backend/tests/databases';
import { contact } from '@cleanpro/backend/tests/members/member-service';
import { GOOD } from '@cleanpro/backend/tests/reviews/service';
import { median } from './measurement.ts';

const ROWS = 100_000;
const BATCH = 500;
const WRITERS = 4;

const parent = mkdtempSync(join(tmpdir(), 'long-backups-'));
const installations: Installation[] = [];
const services: ChildProcess[] = [];
afterAll(async () => {
  for (const child of services) await stopServices(child);
  for (const each of installations) await each.remove();
  rmSync(parent, { recursive: true, force: true });
});

const numbers = (from: number): number[] => Array.from({ length: BATCH }, (_, index) => from + index);
/** Returns a string with about the length and compressibility of a visitor's message. */
const message = (): string => `How much do I dilute? ${randomBytes(150).toString('base64')}`;
const TIME = Date.UTC(2026, 2, 1);

async function fillMembers(installation: Installation): Promise<void> {
  const { db } = await openMemberDatabase(installation);
  for (let from = 0; from < ROWS; from += BATCH) {
    const rows = numbers(from).map((number) => {
      const person = `visitor-${number}@example.com`;
      return {
        id: randomUUID(),
        form: 'contact',
        person,
        account_id: null,
        page: 'contact-us',
        fields: JSON.stringify(contact(person, message()).fields),
        received_at: new Date(TIME + number).toISOString(),
        idempotency_key: `filled-${String(number).padStart(10, '0')}`,
      };
    });
    await db.insertInto('submissions').values(rows).execute();
  }
  await db.destroy();
}

const reviewsOf = async ({ dataDir, databaseUrl }: Installation) =>
  (await openReviews(join(dataDir, 'reviews.db'), databaseUrl)).db;

/** Duplicates the only review that was written by a visitor. */
async function fillReviews(installation: Installation): Promise<void> {
  const database = await reviewsOf(installation);
  const review = await database
    .selectFrom('reviews')
    .selectAll()
    .where('is_sample', '=', 0)
    .executeTakeFirstOrThrow();
  for (const computed of ['feedback_total', 'helpfulness']) Reflect.deleteProperty(review, computed);
  for (let from = 0; from < ROWS; from += 20) {
    const rows = Array.from({ length: 20 }, (_, index) => ({
      ...review,
      id: String(10_000_000 + from + index),
      submission_id: randomUUID(),
      submission_key: randomUUID(),
      nickname: `Cook${from + index}`,
      nickname_key: `cook${from + index}`,
      email: `cook${from + index}@example.com`,
      text: message(),
    }));
    await database.insertInto('reviews').values(rows).execute();
  }
  await database.destroy();
}

async function countsOf(installation: Installation): Promise<{ submissions: number; reviews: number }> {
  const { db } = await openMemberDatabase(installation);
  const submissions = await db.selectFrom('submissions').select('id').execute();
  await db.destroy();
  const database = await reviewsOf(installation);
  const reviews = await database.selectFrom('reviews').select('id').where('is_sample', '=', 0).execute();
  await database.destroy();
  return { submissions: submissions.length, reviews: reviews.length };
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

test.each(KINDS)(
  `backs up under load and restores ${ROWS} submissions and reviews, members on %s`,
  async (kind) => {
    const installation = await newInstallation(kind);
    installations.push(installation);
    // Include the site's content and images.
    installation.env.CONTENT_SOURCE = 'packages/sample-space/content';
    const writes = writesOf(installation);
    const first = await startServices(installation);
    services.push(first);
    await writes.review(0, GOOD);
    await stopServices(first);
    await fillMembers(installation);
    await fillReviews(installation);

    const service = await startServices(installation);
    services.push(service);
    const latencies: number[] = [];
    const state = { isOver: false };
    const write = async (): Promise<void> => {
      while (!state.isOver) {
        const start = performance.now();
        await writes.submission(randomUUID(), 'writer@example.com');
        latencies.push(performance.now() - start);
      }
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, write));
    while (latencies.length < 1_000) await new Promise((resolve) => setTimeout(resolve, 10));
    const before = latencies.length;
    const backingUp = performance.now();
    const backup = await backUp(installation, join(parent, kind));
    const backupTime = secondsSince(backingUp);
    const during = latencies.length;
    state.isOver = true;
    await writing;
    await stopServices(service);
    expect(during).toBeGreaterThan(before);

    const other = await newInstallation(kind, { hasContent: false });
    installations.push(other);
    mkdirSync(join(other.dataDir, 'erasures'));
    const restoring = performance.now();
    const restored = await runCommand(other, 'restore', [backup]);
    const restoreTime = secondsSince(restoring);
    expect(restored.isDone).toBe(true);
    const counts = await countsOf(other);
    expect(counts.submissions).toBeGreaterThanOrEqual(ROWS + before);
    expect(counts.submissions).toBeLessThanOrEqual(ROWS + latencies.length);
    expect(counts.reviews).toBe(ROWS + 1);

    const parts = new Map<string, number>();
    for (const [path, { bytes }] of Object.entries(readManifest(backup).files)) {
      const part = path.startsWith('content/') ? 'content' : path;
      parts.set(part, (parts.get(part) ?? 0) + bytes);
    }
    console.log(
      [
        `${kind}: backup ${backupTime}, ${megabytes(sizeOf(backup))}; restore ${restoreTime}`,
        [...parts].map(([part, bytes]) => `${part} ${megabytes(bytes)}`).join(', '),
        `${during - before} submissions acknowledged meanwhile; median ${median(latencies.slice(0, before)).toFixed(1)} ms before, ${median(latencies.slice(before, during)).toFixed(1)} ms during, ${Math.max(...latencies.slice(before, during)).toFixed(0)} ms at most`,
      ].join('\n'),
    );
  },
  600_000,
);
