import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../members/accounts/token.ts';
import { eraseReviewer, repeatReviewerErasures, sweepReviewers } from '../../reviews/erase.ts';
import { KINDS } from '../databases.ts';
import { reviewService, type RunningReviews } from './service.ts';

const DAY_MS = 24 * 3600_000;
const ADA = 'Ada.Unmistakable@example.com';

describe.each(KINDS)('reviewer erasure and retention on %s', (kind) => {
  let service: RunningReviews;
  beforeEach(async () => {
    service = await reviewService({}, kind);
  });
  afterEach(() => service.close());

  const vote = (id: string, kindOf: 'helpfulness' | 'inappropriate'): Promise<unknown> =>
    service.post('submitfeedback', {
      ContentId: id,
      ContentType: 'review',
      FeedbackType: kindOf,
      ...(kindOf === 'helpfulness' ? { Vote: 'Positive' } : { ReasonText: 'Names a customer' }),
    });
  const rows = (table: 'reviews' | 'feedback') => service.database.selectFrom(table).selectAll().execute();
  const averages = async (): Promise<unknown> =>
    (await service.get('products', 'Filter=Id:soap&Stats=Reviews')).Results[0]?.['ReviewStatistics'];

  test("erases a person's reviews, votes and reports, and updates the counts and the site", async () => {
    await service.submit({ rating: '5' });
    const before = await averages();
    const erased = await service.submit({ useremail: ADA, usernickname: 'AdaOne', rating: '1' });
    await service.submit({ useremail: ADA.toLowerCase(), usernickname: 'AdaTwo' }, 'pan-soak');
    await vote(erased, 'helpfulness');
    await vote(erased, 'inappropriate');
    await service.changes();

    expect(await eraseReviewer(service, ` ${ADA.toUpperCase()}`)).toBe(2);

    expect((await rows('reviews')).map(({ email }) => email)).toEqual(['chef1@example.com']);
    expect(await rows('feedback')).toEqual([]);
    expect(await averages()).toEqual(before);
    expect(await service.changes()).toEqual(['pan-soak', 'soap']);
    const files = readdirSync(service.dataDir, { recursive: true, encoding: 'utf8' })
      .map((name) => join(service.dataDir, name))
      .filter((path) => statSync(path).isFile());
    for (const path of files) expect(readFileSync(path, 'latin1')).not.toMatch(/ada\.unmistakable/i);
    expect(await eraseReviewer(service, ADA)).toBe(0);
  });

  test('repeats recorded erasures without erasing other people', async () => {
    await service.submit({ useremail: ADA });
    await service.submit({ useremail: 'grace@example.com' });
    const [ada, linus] = [ADA.toLowerCase(), 'linus@example.com'].map(sha256);
    expect(await repeatReviewerErasures(service, new Set([ada ?? '', linus ?? '']))).toEqual(new Set([ada]));
    expect((await rows('reviews')).map(({ email }) => email)).toEqual(['grace@example.com']);
  });

  test('anonymizes old reviews and deletes old votes in batches without changing the counts', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 501; number += 1) ids.push(await service.submit());
    await vote(ids[0] ?? '', 'helpfulness');
    const before = await averages();
    const times = (await rows('reviews')).map(({ submitted_at: time }) => time);
    const latest = Math.max(...times);

    expect(await sweepReviewers(service, Math.min(...times))).toBe(false);
    expect(await rows('feedback')).toHaveLength(1);
    expect(await sweepReviewers(service, latest + DAY_MS)).toBe(true);
    expect(await sweepReviewers(service, latest + DAY_MS)).toBe(false);

    const forgotten = { author_address: null, fingerprint: null, birth_month: null, birth_year: null };
    const reviews = await rows('reviews');
    expect(reviews).toHaveLength(501);
    for (const review of reviews) expect(review).toMatchObject(forgotten);
    expect(await rows('feedback')).toEqual([]);
    expect(await averages()).toEqual(before);
  });

  test('deletes only votes older than the limit, in batches', async () => {
    const votes = Array.from({ length: 1002 }, (_, time) => ({
      content_type: 'review',
      content_id: 'review',
      kind: 'helpfulness' as const,
      visitor: String(time),
      vote: 'POSITIVE' as const,
      reason: null,
      author_address: null,
      given_at: time,
    }));
    await service.database.insertInto('feedback').values(votes).execute();
    expect(await sweepReviewers(service, 1000)).toBe(true);
    expect(await rows('feedback')).toHaveLength(502);
    // The last batch is full. The sweep still notices that nothing is left, and purges the deleted rows.
    expect(await sweepReviewers(service, 1000)).toBe(false);
    expect((await rows('feedback')).map(({ given_at: time }) => time)).toEqual([1000, 1001]);
  });
});
