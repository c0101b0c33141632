import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from './browsers/browser.ts';
import { startFirefox } from './browsers/firefox.ts';
import { JOURNEYS, JOURNEYS_WITHOUT_SCRIPTS } from './browsers/journeys.ts';
import { RecordingSite } from './browsers/recording-site.ts';
import { Visitor } from './browsers/visitor.ts';
import { startWebKit } from './browsers/webkit.ts';
import { startSite, type Site } from './site.ts';

/** The browsers that the stage found on this machine (packages/dev/test-stages/other-browsers.ts). */
const BROWSERS = [
  { name: 'Firefox', program: process.env.FIREFOX ?? '', start: startFirefox },
  { name: 'WebKit', program: process.env.WEBKIT ?? '', start: startWebKit },
].filter(({ program }) => program !== '');

// Retry once, as for the tests in Chromium. The end of the run lists each retried test.
jest.retryTimes(1, { retryImmediately: true, logErrorsBeforeRetry: true });

const recording = new RecordingSite();
let site: Site;
let url: string;
beforeAll(async () => {
  url = await recording.start();
  site = await startSite('samples', () => Promise.resolve({ SITE_URL: url, TRUSTED_PROXIES: '1' }));
  recording.passTo(Number(new URL(site.url).port));
}, 240_000);
afterAll(async () => {
  site.stop();
  await recording.stop();
});

describe.each(BROWSERS)('$name', ({ name, program, start }) => {
  describe.each([
    { scripts: true, what: 'with scripts', journeys: JOURNEYS },
    { scripts: false, what: 'without scripts', journeys: JOURNEYS_WITHOUT_SCRIPTS },
  ])('$what', ({ scripts, journeys }) => {
    let folder: string;
    let browser: Browser;
    let visitors = 0;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'browser-'));
      browser = await start(program, { scripts, folder });
      console.log(`${name}: ${browser.version}`);
    }, 60_000);
    afterAll(async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    });
    // Each journey is a different visitor, so that journeys do not share rate limits.
    beforeEach(async () => {
      visitors += 1;
      recording.visitor = `10.${name.length}.${Number(scripts)}.${visitors}`;
      await browser.resize(1440, 900);
    });

    test.each(Object.entries(journeys))(
      'completes the journey: %s',
      async (_journey, go) => {
        recording.forget();
        await go(new Visitor(browser, url)).catch(async (cause: unknown) => {
          const state = await recording.stateOf(browser).catch((error: unknown) => [String(error)]);
          throw new Error([String(cause), ...state].join('\n'), { cause });
        });
        expect(await recording.problemsOf(browser)).toEqual([]);
      },
      120_000,
    );

    if (scripts)
      test('blocks and records content policy violations', async () => {
        const visitor = new Visitor(browser, url);
        await visitor.openWithScripts('/en-us/about-us');
        await browser.evaluate(() => {
          const script = document.createElement('script');
          for (const attack of [
            () => (document.body.innerHTML += '<img src="data:," onerror="window.attacked = 1">'),
            () => Object.assign(script, { src: 'https://evil.example/x.js' }),
          ])
            try {
              attack();
              Object.assign(window, { attacked: 2 });
            } catch (error) {
              console.error(error instanceof TypeError);
            }
          document.body.append(Object.assign(new Image(), { src: 'https://evil.example/x.png' }));
        });
        let problems = '';
        // Browsers may report a blocked image with a delay.
        await visitor.until('the picture is recorded', async () => {
          problems += `${(await recording.problemsOf(browser)).join('\n')}\n`;
          return problems.includes('violation: img-src');
        });
        expect(problems).toMatch(/violation: require-trusted-types-for/);
        expect(problems.match(/console\.error: true/g)).toHaveLength(2);
        expect(problems).toMatch(/violation: img-src https:\/\/evil\.example/);
        expect(await browser.evaluate(() => Reflect.has(window, 'attacked'))).toBe(false);
      }, 60_000);
  });
});
