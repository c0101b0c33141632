import { createHash } from 'node:crypto';
import { DATA_SCRIPTS, nextDocument } from '../../tests/contract/server/next-document.ts';
import { finishDocument } from './finish-document.ts';
import { isPageDataAddress, pageOfData } from './page-data-address.ts';

const SETTINGS = { origins: ['https://www.example.com'], startScript: '/_next/static/start/abc.js' };
const PAGE = { dataOf: '/en-us/soap', isPreview: false };
const PER_REQUEST = { isPreview: false };

const sha256 = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const scriptSources = (policy: string): string => /script-src ([^;]*)/.exec(policy)?.[1] ?? '';

test('a cached page has no inline script; its scripts and data load through the start script', () => {
  const { html, policy, data } = finishDocument(nextDocument(), SETTINGS, PAGE);
  expect(html).toBe(
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script src="/_next/static/start/abc.js" async="" data-scripts="/_next/static/chunks/a.js /_next/static/chunks/b.js /_next/static/chunks/main.js" data-page-data="${data?.address}"></script></head><body><p>Soap</p></body></html>`,
  );
  expect(data?.script).toBe(
    `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[1]});\n${DATA_SCRIPTS.join(';\n')}`,
  );
  expect(policy).not.toContain('sha256');
  expect(policy).toContain('trusted-types default');
});

test('the data URL identifies the page and its markup, regardless of data order', () => {
  const address = (html: string): string => finishDocument(html, SETTINGS, PAGE).data?.address ?? '';
  const first = address(nextDocument());
  expect([isPageDataAddress(first), pageOfData(first)]).toEqual([true, '/en-us/soap']);
  expect(address(nextDocument({ data: DATA_SCRIPTS.toReversed() }))).toBe(first);
  expect(address(nextDocument({ body: '<p>Wax</p>' }))).not.toBe(first);
});

test.each([
  '/_page-data/x/en-us.js',
  '/_page-data//en-us.js',
  `/_page-data/${'a'.repeat(22)}/etc/passwd.js`,
  '/en-us',
])('%s is not a page data URL', (address) => expect(pageOfData(address)).toBeUndefined());

test.each([
  ['<div class="page" data-page="x"></div>', '<body><header>'],
  ['<div class="page" data-body-class="page-sds"></div>', '<body class="page-sds"><header>'],
  ['<div class="page" style="--accent:#0a5"></div>', '<body style="--accent:#0a5"><header>'],
  [
    '<div class="page" data-body-class="page-febreze" style="--accent:#0a5;--accent-ink:#fff" data-header="over-large"></div>',
    '<body class="page-febreze" style="--accent:#0a5;--accent-ink:#fff"><header>',
  ],
])('moves the page’s class and accent to the body: %s', (page, body) => {
  const document = nextDocument({ body: `<header></header>${page}` });
  expect(finishDocument(document, SETTINGS, PAGE).html).toContain(body);
});

test('adds the class to the body even if the document has an unknown shape', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const body = '<div class="page" data-body-class="page-sds"></div>';
  const html = nextDocument({ body, end: '<script>newKindOfScript()</script>' });
  expect(finishDocument(html, SETTINGS, PAGE).html).toBe(html.replace('<body>', '<body class="page-sds">'));
});

test('a page rendered per request has its data in one inline script, which is allowed by hash', () => {
  const { html, policy, data } = finishDocument(nextDocument(), SETTINGS, PER_REQUEST);
  const [, script = ''] = /<script>(.*)<\/script><\/body>/s.exec(html) ?? [];
  expect(script).toContain('__next_f.push([1,');
  expect(scriptSources(policy)).toContain(sha256(script));
  expect(data).toBeUndefined();
});

test('never allows a script injected into the content', () => {
  const body = '<p>Soap</p><script>alert(1)</script><script>self.__next_f.push([1,"x"])</script>';
  for (const request of [PAGE, PER_REQUEST]) {
    const { policy, data } = finishDocument(nextDocument({ body }), SETTINGS, request);
    expect(scriptSources(policy)).not.toContain(sha256('alert(1)'));
    expect(scriptSources(policy)).not.toContain('unsafe-inline');
    expect(data?.script ?? '').not.toContain('"x"');
  }
});

test('adds a policy for visitors who allow tags if a tag manager is configured', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const tagHosts = ['https://tags.example'];
  for (const [html, request] of [
    [nextDocument(), PAGE],
    [nextDocument(), PER_REQUEST],
    ['<html><body><script>newKindOfScript()</script></body></html>', PAGE],
  ] as const) {
    const { policy, tagPolicy = '' } = finishDocument(html, { ...SETTINGS, tagHosts }, request);
    expect(policy).toBe(finishDocument(html, SETTINGS, request).policy);
    expect(scriptSources(tagPolicy)).toContain(`${scriptSources(policy)} `);
    expect(scriptSources(tagPolicy)).toContain('https://tags.example');
  }
  expect(finishDocument(nextDocument(), SETTINGS, PAGE)).not.toHaveProperty('tagPolicy');
  warn.mockRestore();
});

test('sends a document with an unknown shape unchanged, with script hashes, and reports it', () => {
  globalThis.failedAssumptions = undefined;
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const html of [
    nextDocument({ end: '<script>newKindOfScript()</script>' }),
    '<html><body><script>newKindOfScript()</script><script type="application/ld+json">{}</script></body></html>',
  ]) {
    const finished = finishDocument(html, SETTINGS, PAGE);
    expect(finished.html).toBe(html);
    expect(finished.data).toBeUndefined();
    expect(scriptSources(finished.policy)).toContain(sha256('newKindOfScript()'));
    expect(scriptSources(finished.policy)).not.toContain(sha256('{}'));
    expect(finished.policy).not.toContain('trusted-types');
  }
  expect(warn.mock.calls.join()).toContain('"assumption":"document-shape"');
});

test('preserves multibyte characters and hashes their bytes', () => {
  const toUnits = (text: string): string => Buffer.from(text).toString('latin1');
  const toText = (units: string): string => Buffer.from(units, 'latin1').toString();
  const data = [...DATA_SCRIPTS, 'self.__next_f.push([1,"½ cup – 🧼"])'];
  const { html, policy } = finishDocument(
    toUnits(nextDocument({ body: '<p>½ cup – 🧼</p>', data })),
    SETTINGS,
    PER_REQUEST,
  );
  expect(toText(html)).toContain('<p>½ cup – 🧼</p>');
  const script = /<script>([^<]*)<\/script><\/body>/.exec(toText(html))?.[1] ?? '';
  expect(script).toContain('½ cup – 🧼');
  expect(scriptSources(policy)).toContain(sha256(script));
});
