import { signatureHeaders } from '../../webhooks/sign.ts';
import { isSigned } from '@cleanpro/node-service/webhook-signature';

const SECRET = 'a'.repeat(64);
const AT = 1_700_000_000_000;
const HEADERS = {
  'X-Contentful-Topic': 'ContentManagement.Entry.publish',
  'Content-Type': 'application/vnd.contentful.management.v1+json',
};
const REQUEST = { method: 'POST', path: '/api/hook?x=1', body: '{"a":1}' };

const REQUIRED = 'x-contentful-timestamp,x-contentful-signed-headers';

const signed = (change: Partial<typeof REQUEST> = {}, headers: Record<string, string> = {}) => ({
  ...REQUEST,
  ...change,
  headers: new Headers({
    ...HEADERS,
    ...signatureHeaders(SECRET, { ...REQUEST, headers: HEADERS }, AT),
    ...headers,
  }),
});

test('matches the published test vector', () => {
  expect(signatureHeaders(SECRET, { ...REQUEST, headers: HEADERS }, AT)).toMatchObject({
    'x-contentful-signed-headers':
      'content-type,x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic',
    'x-contentful-signature': 'd528b6b552d9dbd851d439b7697e25e8a41ad8e02cdf77d476bc3842da1a79fd',
  });
});

test('accepts a signed, recent request', () => {
  expect(isSigned(SECRET, signed(), AT + 5_000)).toBe(true);
});

test.each([
  ['another body', signed({ body: '{"a":2}' }), AT],
  ['another path', signed({ path: '/api/hook?x=2' }), AT],
  ['another method', signed({ method: 'PUT' }), AT],
  ['another topic', signed({}, { 'x-contentful-topic': 'ContentManagement.Entry.unpublish' }), AT],
  ['an old timestamp', signed(), AT + 31_000],
  ['a changed timestamp', signed({}, { 'x-contentful-timestamp': String(AT + 60_000) }), AT + 60_000],
  ['no signature', signed({}, { 'x-contentful-signature': '' }), AT],
  ['a name that no header can have', signed({}, { 'x-contentful-signed-headers': `${REQUIRED},a b` }), AT],
  ['headers that leave the timestamp out', signed({}, { 'x-contentful-signed-headers': 'content-type' }), AT],
])('rejects a request with %s', (_name, request, now) => {
  expect(isSigned(SECRET, request, now)).toBe(false);
});

test('rejects every request when the secret is empty', () => {
  expect(
    isSigned(
      '',
      {
        ...REQUEST,
        headers: new Headers({ ...HEADERS, ...signatureHeaders('', { ...REQUEST, headers: HEADERS }, AT) }),
      },
      AT,
    ),
  ).toBe(false);
});
