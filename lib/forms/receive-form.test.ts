import { unsealData } from 'iron-session';
import { RequestRefusedError } from '@/lib/incoming-requests/refused';
import type { FormHandler, FormResult } from './form-handler';
import { OWN_REQUEST_HEADER } from '@/lib/incoming-requests/own-request';
import { formStateInit, FORM_STATE_HEADER } from './form-state-transport';
import { receiveForm } from './receive-form';
import { SITE_SECRETS } from '../../tests/fixtures/site-secrets';

const SECRET = 's'.repeat(32);
const SITE = 'http://localhost:3000';
const PAGE = '/en-us/contact-us?returned=1';

beforeAll(() => {
  Object.assign(process.env, {
    SITE_URL: SITE,
    PORT: '3000',
    ...SITE_SECRETS,
    SESSION_SECRET: SECRET,
  });
});
beforeEach(() => {
  jest.spyOn(console, 'log').mockReturnValue();
  jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const createHandler = (process: () => Promise<FormResult>): FormHandler => ({
  form: 'test',
  maximumBytes: 1_000,
  process,
  getValues: (fields) => ({ email: fields.get('email') ?? '' }),
  getPage: () => PAGE,
});
const invalid = createHandler(() =>
  Promise.resolve({ kind: 'rendered', status: 422, problems: { email: 'Invalid' }, message: 'Look again' }),
);
const accepted = createHandler(() => Promise.resolve({ kind: 'accepted', location: '/en-us/thanks' }));

const post = (headers: Record<string, string> = {}, body = 'email=a%40b&password=secret'): Request =>
  new Request(`${SITE}/api/forms/test`, {
    method: 'POST',
    body,
    headers: { origin: SITE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
/** Returns the headers that identify a request as this process's own. */
const ownHeaders = () => ({ [OWN_REQUEST_HEADER]: globalThis.ownRequestKey ?? '' });
const JSON_TYPE = { accept: 'application/json' };

function mockPage(response: Response) {
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
}

test('responds to a script with JSON that contains the thank-you URL or the problems', async () => {
  const success = await receiveForm(post(JSON_TYPE), accepted);
  expect(await success.json()).toEqual({ location: '/en-us/thanks' });
  const failure = await receiveForm(post(JSON_TYPE), invalid);
  expect(failure.status).toBe(422);
  expect(failure.headers.get('cache-control')).toBe('private, no-store');
  expect(await failure.json()).toEqual({ problems: { email: 'Invalid' }, message: 'Look again' });
});

test('redirects a browser without JavaScript to the thank-you page', async () => {
  const response = await receiveForm(post(), accepted);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/en-us/thanks');
});

test('renders the page again for an invalid form, with the form state sealed', async () => {
  const fetched = mockPage(new Response('<h1>Contact</h1>'));
  const response = await receiveForm(post({ cookie: 'session=1', 'x-forwarded-for': '192.0.2.1' }), invalid);
  expect(response.status).toBe(422);
  expect(await response.text()).toBe('<h1>Contact</h1>');
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe(`http://127.0.0.1:3000${PAGE}`);
  const sealed = String(init?.body);
  expect(sealed).not.toContain('a@b');
  expect(await unsealData(sealed, { password: SECRET })).toEqual({
    form: 'test',
    values: { email: 'a@b' },
    problems: { email: 'Invalid' },
    message: 'Look again',
  });
  const request = new Request(`${SITE}${PAGE}`, { ...init, headers: new Headers(init?.headers) });
  const forwarded = await formStateInit(request);
  expect(forwarded?.request.headers.get(FORM_STATE_HEADER)).toBe(sealed);
  expect(forwarded?.request.headers.get('cookie')).toBe('session=1');
  expect(forwarded?.request.headers.get('x-forwarded-for')).toBe('192.0.2.1');
  expect(forwarded?.request.headers.has(OWN_REQUEST_HEADER)).toBe(false);
});

test('passes on a redirect or an error status from the form page', async () => {
  mockPage(new Response(null, { status: 307, headers: { location: '/en-us/sign-in' } }));
  const redirected = await receiveForm(post(), invalid);
  expect([redirected.status, redirected.headers.get('location')]).toEqual([303, '/en-us/sign-in']);
  mockPage(new Response('Not found', { status: 404 }));
  expect((await receiveForm(post(), invalid)).status).toBe(404);
});

test('renders a rate limit on the form page, with Retry-After', async () => {
  mockPage(new Response('page'));
  const limited = createHandler(() => Promise.reject(new RequestRefusedError(429, 'Too many', 30)));
  const response = await receiveForm(post(), limited);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
});

test.each([
  ['another origin', post({ origin: 'https://evil.example' }), 403],
  ['another content type', post({ 'content-type': 'application/json' }), 415],
  ['a body that is too large', post({}, 'x'.repeat(1_001)), 413],
])('refuses %s before processing the form', async (_, request, status) => {
  const process = jest.fn(() => Promise.resolve<FormResult>({ kind: 'accepted', location: '/' }));
  expect((await receiveForm(request, createHandler(process))).status).toBe(status);
  expect(process).not.toHaveBeenCalled();
});

test('reads form state only from the site’s own POST requests', async () => {
  for (const request of [
    new Request(SITE, { headers: ownHeaders() }),
    post(),
    new Request(SITE, { method: 'POST', headers: { [OWN_REQUEST_HEADER]: 'f'.repeat(64) }, body: 'state' }),
  ])
    expect(await formStateInit(request)).toBe(undefined);
});

test('refuses oversized form state', async () => {
  const request = new Request(SITE, { method: 'POST', headers: ownHeaders(), body: 'x'.repeat(1024 * 1024) });
  await expect(formStateInit(request)).rejects.toMatchObject({ status: 413 });
});
