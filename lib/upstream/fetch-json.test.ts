import { z } from 'zod';
import { fetchJson, parseBody, ServiceFailure, type JsonRequest } from './fetch-json';

class SoapFailure extends ServiceFailure {
  constructor(status: number, statusText: string, options?: ErrorOptions) {
    super('soap', status, statusText, options);
  }
}

const URL = 'https://soap.example.com/bars.json';
const READ: JsonRequest = { Failure: SoapFailure, timeoutMs: 1000, retries: 1 };
const fetched = jest.spyOn(globalThis, 'fetch');
const respond = (...responses: (Response | Error)[]): void => {
  fetched.mockReset();
  for (const response of responses)
    if (response instanceof Error) fetched.mockRejectedValueOnce(response);
    else fetched.mockResolvedValueOnce(response);
};
afterAll(() => jest.restoreAllMocks());

test('returns the parsed body', async () => {
  respond(Response.json({ bars: 2 }));
  expect(await fetchJson(URL, READ)).toMatchObject({ status: 200, body: { bars: 2 } });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store', redirect: 'error' });
});

test('returns undefined as the body of an empty response', async () => {
  respond(new Response(null, { status: 204 }));
  expect(await fetchJson(URL, READ)).toMatchObject({ status: 204, body: undefined });
});

test.each([
  ['no connection', () => new TypeError('fetch failed'), 0, 'no readable answer (TypeError)'],
  ['a timeout', () => Object.assign(new Error('slow'), { name: 'TimeoutError' }), 0, 'no answer in 1 s'],
  ['HTML', () => new Response('<h1>Maintenance</h1>'), 0, 'no readable answer (SyntaxError)'],
  ['429', () => new Response('', { status: 429, statusText: 'Slow down' }), 429, 'Slow down'],
  ['503', () => new Response('', { status: 503, statusText: 'Unavailable' }), 503, 'Unavailable'],
])('retries %s as often as the request allows', async (_name, failure, status, statusText) => {
  respond(failure(), Response.json('soap'));
  expect(await fetchJson(URL, READ)).toMatchObject({ body: 'soap' });
  expect(fetched).toHaveBeenCalledTimes(2);

  respond(failure());
  const error: unknown = await fetchJson(URL, { ...READ, retries: 0 }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SoapFailure);
  expect(error).toMatchObject({ status, statusText });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('never retries a 403 response', async () => {
  respond(new Response('', { status: 403, statusText: 'Forbidden' }));
  await expect(fetchJson(URL, READ)).rejects.toMatchObject({
    message: 'The soap service failed: 403 Forbidden',
    status: 403,
  });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('returns an error status if the request accepts it', async () => {
  respond(Response.json({ problem: 'no such bar' }, { status: 404 }));
  const response = await fetchJson(URL, { ...READ, accepts: (status) => status < 500 });
  expect(response).toMatchObject({ status: 404, body: { problem: 'no such bar' } });
});

test('reports the path in the body at which the shape is wrong', () => {
  const response = { status: 200, headers: new Headers(), body: { bars: ['two'] } };
  const shape = (item: z.ZodType) => z.object({ bars: z.array(item) });
  expect(parseBody(response, shape(z.string()), SoapFailure)).toEqual({ bars: ['two'] });
  expect(() => parseBody(response, shape(z.number()), SoapFailure)).toThrow(
    'The soap service failed: 200 the answer has another shape at "bars.0"',
  );
});
