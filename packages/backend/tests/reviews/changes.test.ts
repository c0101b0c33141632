import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { notifySite } from '@cleanpro/services/notify-site';
import { markChanged, startNotifications, type NotifySite } from '../../reviews/changes.ts';
import { until } from '../../../dev/test-stages/until.ts';
import { KINDS } from '../databases.ts';
import { reviewService, type RunningReviews } from './service.ts';

const LONG_AFTER = Date.UTC(2030, 0);

describe.each(KINDS)('review change tracking on %s', (kind) => {
  let service: RunningReviews;
  let site: Server;
  let notify: NotifySite;
  /** Returns the site's status code for a notification. */
  let answer: () => Promise<number>;
  const notified: string[] = [];

  beforeEach(async () => {
    service = await reviewService({}, kind);
    notified.length = 0;
    site = createServer((request, response) => {
      request.resume();
      request.on('end', () => {
        notified.push(String(request.url));
        void answer().then((status) => response.writeHead(status).end());
      });
    });
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    const address = site.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const target = { url: `http://127.0.0.1:${port}/api/revalidate/reviews`, secret: 's'.repeat(64) };
    notify = (productId) => notifySite(target, productId);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    site.close();
    site.closeAllConnections();
    await service.close();
  });

  const waiting = async () => service.database.selectFrom('changed_products').selectAll().execute();
  const change = () =>
    service.database.transaction().execute((transaction) => markChanged(transaction, 'soap', 1));
  const helpful = (ContentId: string, Vote = 'Positive') =>
    service.post('submitfeedback', {
      ContentId,
      ContentType: 'review',
      FeedbackType: 'helpfulness',
      Vote,
      UserId: 'ann',
    });

  test('marks a product as changed after a review or a new vote, but not after a repeated vote', async () => {
    const id = await service.submit();
    await service.submit({}, 'pan-soak');
    expect(await service.changes()).toEqual(['pan-soak', 'soap']);
    await helpful(id);
    expect(await service.changes()).toEqual(['soap']);
    await helpful(id);
    expect(await service.changes()).toEqual([]);
    await helpful(id, 'Negative');
    expect(await service.changes()).toEqual(['soap']);
  });

  test('notifies the site once about several changes, with several workers running', async () => {
    answer = () => Promise.resolve(200);
    for (let changes = 0; changes < 5; changes += 1) await change();
    const workers = [1, 2, 3].map(() =>
      startNotifications({ database: service.database, notifySite: notify, now: () => LONG_AFTER }),
    );
    await until(async () => (await waiting()).length === 0);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(notified).toHaveLength(1);
  });

  test('notifies the site again about a change made during a notification', async () => {
    let now = LONG_AFTER;
    answer = async () => {
      if (notified.length === 1) await change();
      return 200;
    };
    await change();
    const worker = startNotifications({
      database: service.database,
      notifySite: notify,
      now: () => (now += 60_000),
    });
    await until(async () => (await waiting()).length === 0);
    await worker.stop();
    expect(notified).toHaveLength(2);
  });

  test('takes over the expired reservation of a killed process', async () => {
    answer = () => Promise.resolve(200);
    await change();
    await service.database
      .updateTable('changed_products')
      .set({ next_at: LONG_AFTER + 60_000 })
      .execute();
    let now = LONG_AFTER;
    const worker = startNotifications({ database: service.database, notifySite: notify, now: () => now });
    await worker.stop();
    expect(notified).toHaveLength(0);
    now += 60_000;
    const next = startNotifications({ database: service.database, notifySite: notify, now: () => now });
    await until(async () => (await waiting()).length === 0);
    await next.stop();
    expect(notified).toHaveLength(1);
  });
});
