import { expect, test, type APIResponse, type Page } from '@playwright/test';
import { PAGES } from './pages';
import { expectStrictPolicy } from './response-policy';
import { waitForHydration } from './settle';

/** Records policy violations from the start of each document. The returned function lists them as "directive URL". */
async function recordViolations(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate((): unknown => Reflect.get(window, 'violations'));
}
const attacked = (page: Page) => page.evaluate((): unknown => Reflect.get(window, 'attacked'));

const INJECTED = [
  '<script>window.attacked = 1</script>',
  '<script>self.__next_f.push([1, "x"]); window.attacked = 2</script>',
  '<script src="https://evil.example/x.js"></script>',
  '<script src="/images/cleanpro/x.js"></script>',
  '<img src="data:," onerror="window.attacked = 3">',
  '<base href="https://evil.example/">',
  '<object data="data:text/html,x"></object>',
].join('');

for (const [what, path] of Object.entries({ cached: PAGES.product, 'per request': '/en-us/search?q=soap' })) {
  test(`blocks injected scripts while the page works: ${what} @short`, async ({ page }) => {
    const violations = await recordViolations(page);
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<main', () => `${INJECTED}<main`);
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    await waitForHydration(page);
    await expect
      .poll(violations)
      .toEqual(
        expect.arrayContaining([
          'script-src-elem inline',
          'script-src-elem https://evil.example/x.js',
          expect.stringMatching(/^script-src-elem .*\/images\/cleanpro\/x\.js$/),
          'script-src-attr inline',
          'base-uri https://evil.example/',
        ]),
      );
    expect(await attacked(page)).toBeUndefined();
  });
}

test('blocks scripts and markup that code creates from strings', async ({ page }) => {
  await recordViolations(page);
  await page.goto(PAGES.product);
  await waitForHydration(page);
  for (const run of [
    () => (document.body.innerHTML += '<img src="data:," onerror="window.attacked = 1">'),
    () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
    () => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
    () => Object.assign(document.createElement('script'), { src: '/images/cleanpro/x.js' }),
    () => Object.assign(document.createElement('script'), { text: 'window.attacked = 2' }),
    () => Object.assign(document.createElement('iframe'), { srcdoc: '<script>top.attacked = 3</script>' }),
    () => document.body.setAttribute('onclick', 'window.attacked = 4'),
  ])
    await expect(page.evaluate(run), String(run)).rejects.toThrow(/Trusted(?:HTML|Script)/);
  // The policy does not apply to code that the devtools protocol evaluates, so eval runs in a timer.
  const error = await page.evaluate(
    () =>
      new Promise((resolve) =>
        setTimeout(() => {
          try {
            Reflect.apply(Reflect.get(window, 'eval'), window, ['window.attacked = 5']);
            resolve('ran');
          } catch (refused) {
            resolve(String(refused));
          }
        }),
      ),
  );
  expect(error).toMatch(/^EvalError/);
  expect(await attacked(page)).toBeUndefined();
});

test('every kind of response has a policy without evaluator findings @short', async ({
  request,
  baseURL,
}) => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    request.get(path, { headers, maxRedirects: 0 });
  const responses: Record<string, APIResponse> = {
    cached: await get(PAGES.product),
    'per request': await get('/en-us/search?q=soap'),
    'guided assistant': await get('/en-us/recommender'),
    'not found': await get('/en-us/no-such-page'),
    redirect: await get('/EN-US/Brands'),
    'RSC answer of a missing page': await get('/en-us/no-such-page', { rsc: '1' }),
    sitemap: await get('/sitemap.xml'),
    'no such form': await request.post('/api/forms/no-such-form', { headers: { origin: baseURL ?? '' } }),
    'form of another site': await request.post('/api/forms/contact', {
      form: { firstName: 'Ann' },
      headers: { origin: 'https://evil.example' },
    }),
    'RSC answer': await get(PAGES.product, { rsc: '1' }),
    JSON: await get('/api/measurement'),
    'text file': await get('/robots.txt'),
    'answer to a form': await request.post('/api/forms/contact', {
      form: { firstName: 'Ann' },
      headers: { origin: baseURL ?? '', accept: 'text/html' },
    }),
  };
  for (const [what, response] of Object.entries(responses)) expectStrictPolicy(response, what);
  const refusals: Record<number, Promise<APIResponse>[]> = {
    400: [
      get(`/en-us?${'a=1&'.repeat(200)}`),
      get(`/en-us?${'a=1&'.repeat(21)}`),
      get('/en-us/%zz'),
      get('/en-us', { upgrade: 'websocket', connection: 'upgrade' }),
    ],
    405: [request.post(PAGES.product, { form: { a: '1' } }), request.delete('/en-us')],
    414: [get(`/en-us?a=${'x'.repeat(5_000)}`)],
  };
  for (const [status, answers] of Object.entries(refusals))
    for (const response of await Promise.all(answers)) {
      expect(response.status(), response.url().slice(0, 100)).toBe(Number(status));
      expectStrictPolicy(response, status);
    }
  expect(responses['answer to a form']?.headers()['content-security-policy']).toContain(
    'trusted-types default',
  );
});
