import { z } from 'zod';
import { signatureHeaders } from '@cleanpro/contentful-local/webhooks/sign';
import { refusalResponse } from '@/lib/incoming-requests/refused';
import { readSignedMessage } from './read-signed-message';

const SECRET = 'a'.repeat(64);
const URL = 'http://localhost:3000/api/revalidate/reviews?of=one';
const HEADERS = { 'content-type': 'application/json' };

function message(body: string, signed = body): Request {
  const path = '/api/revalidate/reviews?of=one';
  return new Request(URL, {
    method: 'POST',
    headers: {
      ...HEADERS,
      ...signatureHeaders(SECRET, { method: 'POST', path, headers: HEADERS, body: signed }, Date.now()),
    },
    body,
  });
}
const read = (request: Request) =>
  readSignedMessage(request, {
    secret: SECRET,
    maximumBytes: 64,
    schema: z.object({ productId: z.string() }),
    mismatchMessage: 'The body must name a product',
  });

let warn: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

test('returns the parsed body of a signed message', async () => {
  expect(await read(message('{"productId":"soap","more":1}'))).toEqual({ productId: 'soap' });
  expect(warn).not.toHaveBeenCalled();
});

test('refuses and logs a body that does not match its signature', async () => {
  await expect(read(message('{"productId":"soap"}', '{"productId":"tape"}'))).rejects.toMatchObject({
    status: 401,
    message: 'The signature is missing, wrong or too old',
  });
  expect(warn.mock.calls.flat().join()).toContain('RevalidateRefused');
});

test.each([
  ['productId=soap', 400, 'The body is not JSON'],
  ['{"product":"soap"}', 400, 'The body must name a product'],
  [`{"productId":"${'x'.repeat(64)}"}`, 413, 'This is too large. The limit is 64 bytes.'],
])('refuses %s with %i', async (body, status, text) => {
  await expect(read(message(body))).rejects.toMatchObject({ status, message: text });
});

test('reports the number of forwarded addresses only to a client that knows the secret', async () => {
  const refusalOf = async (request: Request): Promise<unknown> => {
    request.headers.set('x-forwarded-for', '198.51.100.7, 203.0.113.9, 127.0.0.1');
    return refusalResponse(await read(request).catch((error: unknown) => error)).json();
  };
  expect(await refusalOf(message('{}'))).toEqual({
    message: 'The body must name a product',
    forwardedFor: 3,
  });
  expect(await refusalOf(message('{}', '{ }'))).toEqual({
    message: 'The signature is missing, wrong or too old',
  });
});
