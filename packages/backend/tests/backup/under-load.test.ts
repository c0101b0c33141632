import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { openMemberDatabase } from '../../members/service.ts';
import { until } from '../../../dev/test-stages/until.ts';
import { KINDS } from '../databases.ts';
import { GOOD } from '../reviews/service.ts';
import {
  backUp,
  newInstallation,
  PASSKEY,
  PRODUCT,
  runCommand,
  startServices,
  stopServices,
  writesOf,
  type Installation,
} from './installation.ts';

const parent = mkdtempSync(join(tmpdir(), 'backups-'));
const installations: Installation[] = [];
const services: ChildProcess[] = [];
afterAll(async () => {
  for (const child of services) await stopServices(child);
  for (const each of installations) await each.remove();
  rmSync(parent, { recursive: true, force: true });
});

async function start(installation: Installation): Promise<ChildProcess> {
  const child = await startServices(installation);
  services.push(child);
  return child;
}

const REVIEWS = z.object({ Results: z.array(z.object({ UserNickname: z.string() })) });
async function nicknames({ port }: Installation): Promise<Set<string>> {
  const found = new Set<string>();
  for (let offset = 0; ; offset += 100) {
    const response = await fetch(
      `http://127.0.0.1:${port}/reviews/data/reviews.json?passkey=${PASSKEY}&apiversion=5.4&Filter=ProductId:${PRODUCT}&Limit=100&Offset=${offset}`,
    );
    const { Results } = REVIEWS.parse(await response.json());
    for (const { UserNickname } of Results) found.add(UserNickname);
    if (Results.length < 100) return found;
  }
}

const LIKES = z.object({ recommendedArticleCount: z.array(z.object({ count: z.number() })) });
async function likes({ port }: Installation): Promise<number> {
  const response = await fetch(
    `http://127.0.0.1:${port}/recommendations/articles?articleId=sink&brand=cleanpro`,
  );
  return LIKES.parse(await response.json()).recommendedArticleCount[0]?.count ?? 0;
}

/** Writes consecutive numbers until it is stopped, and counts the acknowledged ones. */
function startWriter(write: (number: number) => Promise<unknown>) {
  const state = { acknowledged: 0, isOver: false };
  const ended = (async () => {
    while (!state.isOver) {
      await write(state.acknowledged);
      state.acknowledged += 1;
    }
  })();
  return {
    get acknowledged() {
      return state.acknowledged;
    },
    async stop() {
      state.isOver = true;
      await ended;
    },
  };
}

/** Returns how many numbers, starting from 0, are present without a gap. */
function prefixLength(numbers: Set<number>): number {
  let length = 0;
  while (numbers.has(length)) length += 1;
  return length;
}

test.each(KINDS)(
  'a backup made under load on %s contains all writes acknowledged before it started',
  async (kind) => {
    const installation = await newInstallation(kind);
    installations.push(installation);
    const service = await start(installation);
    const writes = writesOf(installation);
    const writers = {
      submissions: startWriter((number) =>
        writes.submission(`submission-${String(number).padStart(8, '0')}`, `ada${number}@example.com`),
      ),
      reviews: startWriter((number) => writes.review(number, GOOD)),
      likes: startWriter((number) => writes.like(number)),
    };
    const counts = () => ({
      submissions: writers.submissions.acknowledged,
      reviews: writers.reviews.acknowledged,
      likes: writers.likes.acknowledged,
    });
    await until(() => Object.values(counts()).every((count) => count >= 20), 3_000);
    const before = counts();
    const backup = await backUp(installation, join(parent, kind));
    const during = counts();
    await Promise.all(Object.values(writers).map((writer) => writer.stop()));
    await stopServices(service);
    const after = counts();
    for (const each of ['submissions', 'reviews', 'likes'] as const)
      expect(during[each]).toBeGreaterThan(before[each]);

    const other = await newInstallation(kind, { hasContent: false });
    installations.push(other);
    const restored = await runCommand(other, 'restore', [backup, '--erasures-lost']);
    expect(restored).toMatchObject({ isDone: true, output: expect.stringMatching(/^Restored the backup/) });
    const { db } = await openMemberDatabase(other);
    const rows = await db.selectFrom('submissions').select('idempotency_key').execute();
    await db.destroy();
    const submissions = new Set(rows.map((row) => Number(row.idempotency_key.slice(-8))));
    expect(submissions.size).toBe(prefixLength(submissions));
    expect(submissions.size).toBeGreaterThanOrEqual(before.submissions);
    expect(submissions.size).toBeLessThanOrEqual(after.submissions);

    await start(other);
    const chefs = new Set(
      [...(await nicknames(other))].flatMap((name) =>
        /^Chef\d+$/.test(name) ? [Number(name.slice(4))] : [],
      ),
    );
    expect(chefs.size).toBe(prefixLength(chefs));
    expect(chefs.size).toBeGreaterThanOrEqual(before.reviews);
    expect(await likes(other)).toBeGreaterThanOrEqual(before.likes);
    expect(await likes(other)).toBeLessThanOrEqual(after.likes);

    const contentOf = ({ content }: Installation): [string, string][] =>
      readdirSync(content, { recursive: true, encoding: 'utf8' })
        .filter((path) => statSync(join(content, path)).isFile())
        .toSorted()
        .map((path) => [path, readFileSync(join(content, path), 'utf8')]);
    expect(contentOf(other)).toEqual(contentOf(installation));
  },
  120_000,
);
