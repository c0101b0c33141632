import { expect, test } from '@playwright/test';
import { startSite, type SiteProcess } from './site-process';

test.describe.configure({ mode: 'serial' });

let site: SiteProcess;
test.beforeAll(async () => {
  // Start a new site, so that all floods fall into the first minute of its log.
  site = await startSite({ SITE_URL: '' });
});
test.afterAll(() => site.stop());

const linesOf = (event: string): string[] =>
  site
    .log()
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`));

const TIMES = 100;
/** Requests that a visitor can vary each time, and the event that the site logs for each. */
const FLOODS: [event: string, path: (time: number) => string, init: (time: number) => RequestInit][] = [
  [
    'RequestRefused',
    () => '/en-us/search?q=a&_rsc=',
    (time) => ({ headers: { rsc: '1', 'next-router-state-tree': `made-up-${time}` } }),
  ],
  [
    'RevalidateRefused',
    () => '/api/revalidate',
    (time) => ({ method: 'POST', body: '{}', headers: { 'x-contentful-topic': `made-up-${time}` } }),
  ],
  [
    'PageDataMissing',
    (time) => `/_page-data/${String(time).padStart(22, 'a')}/en-us/about-us.js`,
    () => ({}),
  ],
  ['WriteRefused', () => '/api/forms/contact', () => ({ method: 'POST', body: 'a=1' })],
  [
    'FormRendered',
    () => '/api/forms/newsletter',
    (time) => ({
      method: 'POST',
      body: new URLSearchParams({ email: `made-up-${time}` }),
      headers: { origin: site.url, accept: 'application/json' },
    }),
  ],
];
for (const [event, path, init] of FLOODS)
  test(`${TIMES} requests that cause ${event} log only a few lines`, async () => {
    const before = linesOf(event).length;
    await Promise.all(
      Array.from({ length: TIMES }, async (_, time) => {
        const answer = await fetch(site.url + path(time), init(time));
        await answer.arrayBuffer();
      }),
    );
    await expect.poll(() => linesOf(event).length).toBeGreaterThan(0);
    const written = linesOf(event).slice(before);
    // When a minute ends, the site logs the number of suppressed lines and starts a new quota.
    const counts = written.filter((line) => line.includes('"repeated":')).length;
    expect(written.length - counts).toBeLessThanOrEqual(20 * (counts + 1));
  });

test('logs the number of suppressed lines before the process exits', async () => {
  expect(await site.terminate()).toBe(0);
  for (const [event] of FLOODS) expect(linesOf(event).join(), event).toMatch(/"repeated":\d+/);
});
