/** Tests how the services sign webhooks, and how the site verifies them, against Contentful's own library. */
import { signRequest, verifyRequest, type CanonicalRequest } from '@contentful/node-apps-toolkit/requests';
import * as fc from 'fast-check';
import { isSigned } from '@cleanpro/node-service/webhook-signature';
import { signatureHeaders } from '../../webhooks/sign.ts';

const NOW = 1_790_000_000_000;
const TTL_SECONDS = 30;

type Request = Required<CanonicalRequest>;

const secret = fc.string({ unit: 'grapheme-ascii', minLength: 64, maxLength: 64 });
const segment = fc.string({
  unit: fc.constantFrom(...'abZ09-._~!$&\'()*+,;=:@ %éß水"<>[]{}|\\^`#'),
  maxLength: 12,
});
const path = fc
  .tuple(fc.array(segment, { maxLength: 3 }), fc.array(segment, { maxLength: 3 }))
  .map(([segments, queries]) => [`/${segments.join('/')}`, ...queries].join('?'));
const headerName = fc.oneof(
  fc.constantFrom('X-Contentful-Topic', 'Content-Type', 'x-contentful-webhook-name', 'X-Custom'),
  fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,12}$/),
);
const headerValue = fc.stringMatching(/^[!-~]([ -~]{0,20}[!-~])?$/);
// Names that differ only in case are the same header.
const headers = fc
  .uniqueArray(fc.tuple(headerName, headerValue), { maxLength: 5, selector: ([name]) => name.toLowerCase() })
  .map((pairs) => Object.fromEntries(pairs));
const request: fc.Arbitrary<Request> = fc.record({
  method: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'GET'),
  path,
  headers,
  body: fc.oneof(fc.json(), fc.string({ unit: 'grapheme' })),
});

/** Returns a request as it arrives: with its own headers and those of the signature. */
const withHeaders = (original: Request, signature: object): Request => ({
  ...original,
  headers: { ...original.headers, ...signature },
});
const acceptedBySite = (key: string, { headers, ...rest }: Request): boolean =>
  isSigned(key, { ...rest, headers: new Headers(headers) }, Date.now());
function acceptedByToolkit(key: string, received: Request): boolean {
  try {
    return verifyRequest(key, received, TTL_SECONDS);
  } catch {
    return false;
  }
}

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test("the services sign every request exactly as Contentful's toolkit does", () => {
  fc.assert(
    fc.property(secret, request, (key, original) => {
      const signature = signatureHeaders(key, original, NOW);
      expect(signature).toEqual(signRequest(key, original, NOW));
      expect(acceptedByToolkit(key, withHeaders(original, signature))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("the site accepts every request that Contentful's toolkit signs", () => {
  fc.assert(
    fc.property(secret, request, (key, original) => {
      expect(acceptedBySite(key, withHeaders(original, signRequest(key, original, NOW)))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

type Change = (received: Request) => Request;
const content: fc.Arbitrary<Change> = fc.oneof(
  fc
    .string({ minLength: 1 })
    .map((text): Change => (received) => ({ ...received, body: received.body + text })),
  path.map((other): Change => (received) => ({ ...received, path: other })),
  fc.constantFrom('POST', 'PUT').map((method): Change => (received) => ({ ...received, method })),
  fc.tuple(headerName, headerValue).map(
    ([name, value]): Change =>
      (received) =>
        withHeaders(received, { [name]: value }),
  ),
);
const signatureHeader: fc.Arbitrary<Change> = fc
  .tuple(
    fc.constantFrom('x-contentful-timestamp', 'x-contentful-signed-headers', 'x-contentful-signature'),
    fc.option(headerValue, { nil: undefined }),
  )
  .map(([name, value]): Change => (received) => {
    const { [name]: _removed, ...headers } = received.headers;
    return { ...received, headers: value === undefined ? headers : { ...headers, [name]: value } };
  });

test('site and toolkit agree on requests changed after signing', () => {
  fc.assert(
    fc.property(secret, request, content, (key, original, change) => {
      const received = change(withHeaders(original, signRequest(key, original, NOW)));
      expect(acceptedBySite(key, received)).toBe(acceptedByToolkit(key, received));
    }),
    { numRuns: 1_000 },
  );
});

// The toolkit accepts a changed list of signed headers that has the same effect. The site does not have to.
test('the site accepts no request that the toolkit rejects', () => {
  fc.assert(
    fc.property(secret, request, signatureHeader, (key, original, change) => {
      const received = change(withHeaders(original, signRequest(key, original, NOW)));
      expect(acceptedBySite(key, received) && !acceptedByToolkit(key, received)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test.each([0, 1, 29_999, 30_000, 30_001, 3_600_000])(
  'site and toolkit agree on a signature that is %d ms old',
  (age) => {
    const original: Request = { method: 'POST', path: '/api/revalidate', headers: {}, body: '{}' };
    const received = withHeaders(original, signRequest('k'.repeat(64), original, NOW - age));
    expect(acceptedBySite('k'.repeat(64), received)).toBe(age < 30_000);
    expect(acceptedByToolkit('k'.repeat(64), received)).toBe(age < 30_000);
  },
);
