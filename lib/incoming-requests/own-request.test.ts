import { isOwnRequest, ownRequest, OWN_REQUEST_HEADER, type SendOwnRequest } from './own-request';

const { signal } = new AbortController();
const PATH = '/page-not-found';

afterEach(() => {
  globalThis.sendOwnRequest = undefined;
  jest.restoreAllMocks();
});

test('an internal request is answered in process, without a connection', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('A connection'));
  const answer = { status: 200, html: 'page' };
  const send = jest.fn<ReturnType<SendOwnRequest>, Parameters<SendOwnRequest>>(() => Promise.resolve(answer));
  globalThis.sendOwnRequest = send;
  const headers = { cookie: 'session=1' };
  expect(await ownRequest(PATH, { headers, body: 'state', signal })).toBe(answer);
  expect(fetched).not.toHaveBeenCalled();
  const [path, request] = send.mock.calls[0] ?? [];
  expect([path, request]).toEqual([
    PATH,
    {
      headers: { ...headers, [OWN_REQUEST_HEADER]: expect.stringMatching(/^[0-9a-f]{64}$/) },
      body: 'state',
      signal,
    },
  ]);
  expect(isOwnRequest(new Headers(request?.headers))).toBe(true);
});

test('an internal request goes to the site’s port under Next’s server', async () => {
  process.env.PORT = '4321';
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response('page', { status: 422, headers: { location: '/en-us' } }));
  expect(await ownRequest(PATH, { headers: {}, body: 'state', signal })).toEqual({
    status: 422,
    location: '/en-us',
    html: 'page',
  });
  expect(fetched).toHaveBeenCalledTimes(1);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe(`http://127.0.0.1:4321${PATH}`);
  expect(init).toMatchObject({
    method: 'POST',
    body: 'state',
    signal,
    redirect: 'manual',
    cache: 'no-store',
  });
  expect(isOwnRequest(new Headers(init?.headers))).toBe(true);
});

test.each([
  ['no key', {}],
  ['an empty key', { [OWN_REQUEST_HEADER]: '' }],
  ['another key', { [OWN_REQUEST_HEADER]: 'f'.repeat(64) }],
  ['a shorter key', { [OWN_REQUEST_HEADER]: 'f' }],
])('a visitor’s request with %s is not internal', (_, headers) => {
  expect(isOwnRequest(new Headers(headers))).toBe(false);
});
