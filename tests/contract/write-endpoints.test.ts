import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NextRequest } from 'next/server';
import * as consent from '../../app/api/consent/route';
import * as forms from '../../app/api/forms/[form]/route';
import * as signOut from '../../app/api/members/sign-out/route';
import * as exitPreview from '../../app/api/preview/exit/route';
import * as recommendations from '../../app/api/recommendations/route';
import * as revalidate from '../../app/api/revalidate/route';
import * as revalidateReviews from '../../app/api/revalidate/reviews/route';
import * as feedback from '../../app/api/reviews/feedback/route';
import * as track from '../../app/api/telemetry/v2/track/route';
import { SITE_SECRETS } from '../fixtures/site-secrets';

jest.mock('@/lib/members/actions', () => ({ signOut: jest.fn() }));
jest.mock('@/lib/content/preview/draft-mode', () => ({ endPreview: jest.fn() }));
jest.mock('@/lib/content/pages/form-options', () => ({ getFormOptions: jest.fn().mockResolvedValue({}) }));

const SITE = 'http://localhost:3000';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MEGABYTE = 1024 * 1024;

interface Endpoint {
  path: string;
  send: (request: NextRequest) => Response | Promise<Response>;
  /** Maximum size of the body in bytes, or 0 if the body is not read. */
  maximumBytes: number;
  /** Whether senders sign their requests. All other requests must come from a page of this site. */
  isSigned?: true;
  /** The only accepted content type. */
  type?: string;
  /** Rate limit, as a number of requests per visitor. */
  times?: number;
}

const form = (name: string) => (request: NextRequest) =>
  forms.POST(request, { params: Promise.resolve({ form: name }) });

const ENDPOINTS: Endpoint[] = [
  { path: 'consent', send: consent.POST, maximumBytes: 0 },
  { path: 'forms/[form]', send: form('contact'), maximumBytes: 65_536, type: FORM_TYPE, times: 40 },
  { path: 'forms/[form]', send: form('review'), maximumBytes: 16_384, type: FORM_TYPE, times: 60 },
  { path: 'members/sign-out', send: signOut.POST, maximumBytes: 0 },
  { path: 'preview/exit', send: exitPreview.POST, maximumBytes: 0 },
  { path: 'recommendations', send: recommendations.POST, maximumBytes: 2_048, type: FORM_TYPE, times: 90 },
  { path: 'revalidate', send: revalidate.POST, maximumBytes: 2 * MEGABYTE, isSigned: true },
  { path: 'revalidate/reviews', send: revalidateReviews.POST, maximumBytes: 4_096, isSigned: true },
  { path: 'reviews/feedback', send: feedback.POST, maximumBytes: 4_096, type: FORM_TYPE, times: 30 },
  { path: 'telemetry/v2/track', send: track.POST, maximumBytes: 131_072, times: 600 },
];

let visitors = 0;
/** Creates a request from a new IP address. */
function post(
  path: string,
  body: BodyInit | ReadableStream,
  headers: Record<string, string> = {},
): NextRequest {
  visitors += 1;
  return new NextRequest(`${SITE}/api/${path}`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: {
      origin: SITE,
      accept: 'application/json',
      'content-type': FORM_TYPE,
      'x-forwarded-for': `10.0.${Math.trunc(visitors / 250)}.${visitors % 250}`,
      ...headers,
    },
  });
}

beforeAll(() => {
  Object.assign(process.env, {
    SITE_URL: SITE,
    ...SITE_SECRETS,
  });
});
beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const) jest.spyOn(console, level).mockReturnValue();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Nothing is sent on'));
});
afterEach(() => jest.restoreAllMocks());

test('the table covers every route that accepts a POST', () => {
  const routes = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .filter((file) => /export (async )?function POST\b/.test(readFileSync(join('app/api', file), 'utf8')))
    .map((file) => dirname(file));
  expect(routes.sort()).toEqual([...new Set(ENDPOINTS.map(({ path }) => path))].sort());
});

/** Returns a 64 MB stream that is generated as it is read, and a counter of the bytes that have been read. */
function endlessBody() {
  const chunk = new Uint8Array(65_536).fill(97);
  const read = { bytes: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read.bytes += chunk.length;
        if (read.bytes <= 64 * MEGABYTE) controller.enqueue(chunk);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, read, chunkBytes: chunk.length };
}

test.each(ENDPOINTS)(
  '$path stops reading a 64 MB body without a Content-Length at the size limit',
  async (endpoint) => {
    const { stream, read, chunkBytes } = endlessBody();
    const response = await endpoint.send(post(endpoint.path, stream));
    expect(response.status).toBe(endpoint.maximumBytes === 0 ? 303 : 413);
    expect(read.bytes).toBeLessThanOrEqual(endpoint.maximumBytes + 2 * chunkBytes);
    expect(fetch).not.toHaveBeenCalled();
  },
);

test.each(ENDPOINTS.filter(({ maximumBytes }) => maximumBytes > 0))(
  '$path refuses a Content-Length of 64 MB without reading the body',
  async ({ path, send }) => {
    const { stream, read, chunkBytes } = endlessBody();
    const response = await send(post(path, stream, { 'content-length': String(64 * MEGABYTE) }));
    expect(response.status).toBe(413);
    expect(read.bytes).toBeLessThanOrEqual(chunkBytes);
  },
);

test.each(ENDPOINTS)('$path refuses requests from other sites', async ({ path, send, isSigned }) => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: SITE, 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const response = await send(post(path, 'a=b', headers));
    expect(response.status).toBe(isSigned ? 401 : 403);
    expect(response.headers.get('set-cookie')).toBeNull();
  }
  expect(fetch).not.toHaveBeenCalled();
});

test.each(ENDPOINTS.filter(({ type }) => type))(
  '$path refuses unsupported content types',
  async ({ path, send }) => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
      expect((await send(post(path, 'a=b', { 'content-type': type }))).status).toBe(415);
  },
);

test.each(ENDPOINTS.flatMap(({ times, ...endpoint }) => (times ? [{ ...endpoint, times }] : [])))(
  '$path returns 429 after $times requests from one visitor',
  async ({ path, send, times }) => {
    const request = () => send(post(path, 'product=a&intent=edit', { 'x-forwarded-for': '192.0.2.1' }));
    const statuses: number[] = [];
    for (let time = 0; time <= times; time += 1) statuses.push((await request()).status);
    expect(statuses.indexOf(429)).toBe(times);
    const refused = await request();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  },
);
