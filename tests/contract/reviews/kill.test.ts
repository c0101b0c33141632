/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRecommendations } from '../../../services/recommendations/store.ts';
import { statisticsOf, sumOf } from '../../../services/reviews/statistics.ts';
import { openReviews } from '../../../services/reviews/tables.ts';
import { GOOD, PASSKEY } from './service.ts';

const SUBMISSIONS = 1_000;
const CONCURRENCY = 8;
const KILLS_AFTER = [150, 420, 700];

const folder = mkdtempSync(join(tmpdir(), 'reviews-kill-'));
let child: ChildProcess;
let port = 0;

async function start(): Promise<void> {
  child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'tests/contract/reviews/kill-service.ts'],
    {
      env: { ...process.env, DATA_DIR: folder, PORT: String(port), NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  if (!child.stdout) throw new Error('The service has no output');
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    const output = /port (\d+)/.exec(String(chunk));
    if (output) {
      port = Number(output[1]);
      return;
    }
  }
  throw new Error('The service ended before it listened');
}

let restarting: Promise<void> | undefined;
async function killAndStart(): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  await start();
}

/** Sends until it is acknowledged, as a client that retries does; a duplicate is an acknowledgement of an earlier try. */
async function untilAcknowledged(
  send: () => Promise<Response>,
  isDone: (body: string, status: number) => boolean,
) {
  const end = Date.now() + 60_000;
  for (;;) {
    await restarting;
    const answer = await send()
      .then(async (response) => ({ body: await response.text(), status: response.status }))
      // Killed before or while it answered: whether it was stored is not known.
      .catch(() => undefined);
    if (answer && isDone(answer.body, answer.status)) return;
    if (answer) throw new Error(`Refused: ${answer.status} ${answer.body.slice(0, 200)}`);
    if (Date.now() > end) throw new Error('The service did not come back');
  }
}

const review = (index: number): Promise<void> =>
  untilAcknowledged(
    () =>
      fetch(`http://127.0.0.1:${port}/reviews/data/submitreview.json?passkey=${PASSKEY}&apiversion=5.4`, {
        method: 'POST',
        body: new URLSearchParams({
          ...GOOD,
          title: `Number ${index}`,
          usernickname: `Chef${index}`,
          useremail: `chef${index}@example.com`,
          ProductId: 'soap',
          Action: 'Submit',
        }),
        signal: AbortSignal.timeout(20_000),
      }),
    (body) => body.includes('"HasErrors":false') || body.includes('ERROR_DUPLICATE_SUBMISSION'),
  );

const like = (index: number): Promise<void> =>
  untilAcknowledged(
    () =>
      fetch(`http://127.0.0.1:${port}/recommendations/articles`, {
        method: 'POST',
        body: JSON.stringify({ articleId: 'article', brand: 'cleanpro', visitor: `visitor-${index}` }),
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.51.${index >> 8}.${index & 255}`,
        },
        signal: AbortSignal.timeout(20_000),
      }),
    (_, status) => status === 201,
  );

afterAll(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('kill -9 during 1,000 submissions loses nothing that was acknowledged and stores nothing twice', async () => {
  await start();
  let next = 0;
  let done = 0;
  const kills = [...KILLS_AFTER];
  const worker = async (): Promise<void> => {
    while (next < SUBMISSIONS) {
      const index = next;
      next += 1;
      await Promise.all([review(index), like(index)]);
      done += 1;
      if (kills[0] !== undefined && done >= kills[0]) {
        kills.shift();
        restarting = killAndStart();
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  expect(kills).toEqual([]);
  await killAndStart();

  const reviews = openReviews(join(folder, 'reviews.db'));
  const rows = await reviews.selectFrom('reviews').selectAll().execute();
  expect(rows).toHaveLength(SUBMISSIONS);
  expect(new Set(rows.map((row) => row.nickname)).size).toBe(SUBMISSIONS);
  expect((await statisticsOf(reviews, ['soap'])).get('soap')).toMatchObject(sumOf(rows));
  await reviews.destroy();

  const recommendations = openRecommendations(join(folder, 'recommendations.db'));
  expect(await recommendations.selectFrom('votes').selectAll().execute()).toHaveLength(SUBMISSIONS);
  expect(await recommendations.selectFrom('counts').select('liked').execute()).toEqual([
    { liked: SUBMISSIONS },
  ]);
  await recommendations.destroy();
}, 120_000);
