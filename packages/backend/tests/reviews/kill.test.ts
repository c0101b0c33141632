import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { openRecommendations } from '../../recommendations/tables.ts';
import { openReviews } from '../../reviews/database.ts';
import { readStatistics, sumCounts } from '../../reviews/statistics.ts';
import { until } from '../../../dev/test-stages/until.ts';
import { KINDS, createStorage, type TestStorage } from '../databases.ts';
import { GOOD, PASSKEY } from './service.ts';

const SUBMISSIONS = 1_000;
const CONCURRENCY = 8;
const KILLS_AFTER = [150, 290, 420, 560, 700];
/** SQLite allows one process. On PostgreSQL, several processes share the database. */
const PROCESSES = { sqlite: 1, postgres: 3 };

/** A service process that is killed and restarted on the same port. */
class Process {
  #child: ChildProcess | undefined;
  port = 0;
  readonly #environment: Record<string, string>;

  constructor(storage: TestStorage, site: string) {
    this.#environment = {
      KILL_DATA_DIR: storage.dataDir,
      KILL_DATABASE_URL: storage.databaseUrl ?? '',
      KILL_SITE: site,
    };
  }

  async start(): Promise<void> {
    this.#child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'packages/backend/tests/reviews/kill-service.ts'],
      {
        env: { ...process.env, ...this.#environment, KILL_PORT: String(this.port), NODE_OPTIONS: '' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    if (!this.#child.stdout) throw new Error('The service has no output');
    for await (const chunk of this.#child.stdout.iterator({ destroyOnReturn: false })) {
      const output = /port (\d+)/.exec(String(chunk));
      if (output) {
        this.port = Number(output[1]);
        return;
      }
    }
    throw new Error('The service ended before it listened');
  }

  async kill(): Promise<void> {
    if (!this.#child) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}

async function startSite() {
  const products: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      products.push(body);
      response.end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/api/revalidate/reviews`,
    products,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const ATTEMPTS = 2_000;
const PAUSE_MS = 20;

describe.each(KINDS)('the review service on %s', (kind) => {
  let storage: TestStorage;
  let site: Awaited<ReturnType<typeof startSite>>;
  let processes: Process[];

  beforeAll(async () => {
    storage = await createStorage(kind);
    site = await startSite();
    processes = Array.from({ length: PROCESSES[kind] }, () => new Process(storage, site.url));
    await Promise.all(processes.map((each) => each.start()));
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.kill()));
    site.stop();
    await storage.remove();
  });

  let turn = 0;
  /**
   * Sends a request to one process after another until one acknowledges it. A "duplicate" response acknowledges an
   * earlier attempt.
   */
  async function untilAcknowledged(
    path: string,
    init: RequestInit,
    isDone: (body: string, status: number) => boolean,
  ): Promise<string> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      turn += 1;
      const { port } = processes[turn % processes.length] ?? { port: 0 };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', ...init })
        .then(async (response) => ({ body: await response.text(), status: response.status }))
        // The process was killed before or during its response, so the request may or may not have been stored.
        .catch(() => undefined);
      if (answer && isDone(answer.body, answer.status)) return answer.body;
      if (answer) throw new Error(`Refused: ${answer.status} ${answer.body.slice(0, 200)}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    throw new Error('No process came back');
  }

  const isAcknowledged = (body: string): boolean =>
    body.includes('"HasErrors":false') || body.includes('ERROR_DUPLICATE_SUBMISSION');

  const review = (index: number): Promise<string> =>
    untilAcknowledged(
      `/reviews/data/submitreview.json?passkey=${PASSKEY}&apiversion=5.4`,
      {
        body: new URLSearchParams({
          ...GOOD,
          title: `Number ${index}`,
          usernickname: `Chef${index}`,
          useremail: `chef${index}@example.com`,
          ProductId: 'soap',
          Action: 'Submit',
        }),
      },
      isAcknowledged,
    );

  const helpful = (reviewId: string, index: number): Promise<string> =>
    untilAcknowledged(
      `/reviews/data/submitfeedback.json?passkey=${PASSKEY}&apiversion=5.4`,
      {
        body: new URLSearchParams({
          ContentId: reviewId,
          ContentType: 'review',
          FeedbackType: 'helpfulness',
          Vote: 'Positive',
          UserId: `visitor-${index}`,
        }),
      },
      isAcknowledged,
    );

  const like = (index: number): Promise<string> =>
    untilAcknowledged(
      '/recommendations/articles',
      {
        body: JSON.stringify({ articleId: 'article', brand: 'cleanpro', visitor: `visitor-${index}` }),
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.51.${index >> 8}.${index & 255}`,
        },
      },
      (_, status) => status === 201,
    );

  test('loses no acknowledged review and stores none twice, despite kill -9 during 1,000 submissions', async () => {
    const first = z.object({ Review: z.object({ Id: z.string() }) }).parse(JSON.parse(await review(0)))
      .Review.Id;
    let next = 1;
    let done = 0;
    let restarting: Promise<void> = Promise.resolve();
    const kills = [...KILLS_AFTER];
    const worker = async (): Promise<void> => {
      while (next < SUBMISSIONS) {
        const index = next;
        next += 1;
        await Promise.all([review(index), helpful(first, index), like(index)]);
        done += 1;
        if (kills[0] !== undefined && done >= kills[0]) {
          const each = processes[kills.length % processes.length];
          kills.shift();
          restarting = restarting.then(() => each?.kill()).then(() => each?.start());
        }
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    await restarting;
    expect(kills).toEqual([]);

    const { db: reviews } = await openReviews(join(storage.dataDir, 'reviews.db'), storage.databaseUrl);
    try {
      const rows = await reviews.selectFrom('reviews').selectAll().execute();
      expect(rows).toHaveLength(SUBMISSIONS);
      expect(new Set(rows.map((row) => row.nickname)).size).toBe(SUBMISSIONS);
      expect(rows.find(({ id }) => id === first)).toMatchObject({ positive: SUBMISSIONS - 1, negative: 0 });
      expect((await readStatistics(reviews, ['soap'])).get('soap')).toMatchObject(sumCounts(rows));
      // A process killed during a notification left the product reserved for a minute.
      await reviews.updateTable('changed_products').set({ next_at: 0 }).execute();
      await until(
        async () => (await reviews.selectFrom('changed_products').selectAll().execute()).length === 0,
      );
      expect(new Set(site.products)).toEqual(new Set(['{"productId":"soap"}']));
    } finally {
      await reviews.destroy();
    }

    const { db: recommendations } = await openRecommendations(
      join(storage.dataDir, 'recommendations.db'),
      storage.databaseUrl,
    );
    try {
      expect(await recommendations.selectFrom('votes').selectAll().execute()).toHaveLength(SUBMISSIONS - 1);
      expect(await recommendations.selectFrom('counts').select('liked').execute()).toEqual([
        { liked: SUBMISSIONS - 1 },
      ]);
    } finally {
      await recommendations.destroy();
    }
  }, 240_000);
});
