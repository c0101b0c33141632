import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentStore } from '../../space/store.ts';
import {
  answerOf,
  codesOf,
  ENDPOINT,
  fixtureService,
  NAMES,
  serviceOf,
  TOKENS,
  withFixtureCopy,
  type Answer,
} from './service.ts';

const { handle, runQuery } = fixtureService();
const QUERY = '{ brand(id: "brand-dawn") { name } }';
const DAWN = { brand: { name: 'Dawn' } };
const BEARER = { authorization: `Bearer ${TOKENS.deliveryToken}` };
const JSON_TYPE = { 'content-type': 'application/json' };

async function send(url: string, init?: RequestInit): Promise<Answer> {
  return answerOf(await handle(new Request(url, init)));
}

const post = (body: string, headers: Record<string, string> = {}): Promise<Answer> =>
  send(ENDPOINT, { method: 'POST', headers: { ...BEARER, ...JSON_TYPE, ...headers }, body });

const withQuery = (parameters: Record<string, string>): string =>
  `${ENDPOINT}?${new URLSearchParams(parameters).toString()}`;

describe('the GraphQL endpoint', () => {
  test('accepts POST with JSON, variables and an operation name', async () => {
    const query = 'query A($id: String!) { brand(id: $id) { name } } query B { brandCollection { total } }';
    const answer = await post(JSON.stringify({ query, variables: { id: 'brand-dawn' }, operationName: 'A' }));
    expect([answer.status, answer.data]).toEqual([200, DAWN]);
  });

  test('accepts POST with a form', async () => {
    const form = new URLSearchParams({
      query: 'query ($id: String!) { brand(id: $id) { name } }',
      variables: '{"id":"brand-dawn"}',
    });
    const answer = await post(form.toString(), {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    });
    expect([answer.status, answer.data]).toEqual([200, DAWN]);
  });

  test('accepts GET with the token in the header or in the URL', async () => {
    expect((await send(withQuery({ query: QUERY }), { headers: BEARER })).data).toEqual(DAWN);
    expect((await send(withQuery({ query: QUERY, access_token: TOKENS.deliveryToken }))).data).toEqual(DAWN);
    const variables = {
      query: 'query ($id: String!) { brand(id: $id) { name } }',
      variables: '{"id":"brand-dawn"}',
    };
    expect((await send(withQuery(variables), { headers: BEARER })).data).toEqual(DAWN);
  });

  test('accepts URLs without an environment', async () => {
    const answer = await send(ENDPOINT.replace('/environments/master', ''), {
      method: 'POST',
      headers: { ...BEARER, ...JSON_TYPE },
      body: JSON.stringify({ query: QUERY }),
    });
    expect(answer.data).toEqual(DAWN);
  });

  test('allows cross-origin requests', async () => {
    const preflight = await handle(new Request(ENDPOINT, { method: 'OPTIONS' }));
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect((await runQuery(QUERY)).headers.get('access-control-allow-origin')).toBe('*');
  });

  test('rejects methods other than GET, POST and OPTIONS', async () => {
    const response = await handle(new Request(ENDPOINT, { method: 'DELETE', headers: BEARER }));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST, OPTIONS']);
  });

  test('supports introspection', async () => {
    const answer = await runQuery(
      '{ __schema { queryType { name } } __type(name: "Brand") { fields { name } } }',
    );
    expect(answer.data).toEqual({
      __schema: { queryType: { name: 'Query' } },
      __type: { fields: expect.arrayContaining([{ name: 'founded' }]) },
    });
  });

  test('returns a request id and the query cost in the headers', async () => {
    const answer = await runQuery('{ brandCollection(limit: 7) { items { logo { url } } } }');
    expect(answer.headers.get('x-contentful-graphql-query-cost')).toBe('14');
    expect(answer.headers.get('x-contentful-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('GraphQL request validation', () => {
  test.each<[string, number, string, () => Promise<Answer>]>([
    ['no token', 401, 'ACCESS_TOKEN_MISSING', () => send(withQuery({ query: QUERY }))],
    ['an empty token', 401, 'ACCESS_TOKEN_MISSING', () => post('{}', { authorization: 'Bearer ' })],
    ['a wrong token', 401, 'ACCESS_TOKEN_INVALID', () => post('{}', { authorization: 'Bearer nonsense' })],
    [
      'another space',
      400,
      'UNKNOWN_SPACE',
      () => send(ENDPOINT.replace('fixture', 'other'), { headers: BEARER }),
    ],
    [
      'another environment',
      400,
      'UNKNOWN_ENVIRONMENT',
      () => send(ENDPOINT.replace('master', 'staging'), { headers: BEARER }),
    ],
    ['no query', 400, 'MISSING_QUERY', () => post('{}')],
    ['an empty query', 400, 'MISSING_QUERY', () => post('{"query":" "}')],
    ['a body that is not JSON', 400, 'INVALID_QUERY_FORMAT', () => post('{"query":')],
    ['a body that is not an object', 400, 'INVALID_QUERY_FORMAT', () => post('[1]')],
    ['a query that is not a string', 400, 'INVALID_QUERY_FORMAT', () => post('{"query":{}}')],
    ['a query that cannot be parsed', 400, 'INVALID_QUERY_FORMAT', () => runQuery('{ brand( }')],
    [
      'variables that are not JSON',
      400,
      'INVALID_VARIABLES_FORMAT',
      () => send(withQuery({ query: QUERY, variables: '{' }), { headers: BEARER }),
    ],
    [
      'variables that are not an object',
      400,
      'INVALID_VARIABLES_FORMAT',
      () => post(JSON.stringify({ query: QUERY, variables: [1] })),
    ],
    [
      'an unknown operation',
      400,
      'QUERY_OPERATION_NAME_MISMATCH',
      () => post(JSON.stringify({ query: `query A ${QUERY}`, operationName: 'B' })),
    ],
    [
      'two operations and no name',
      400,
      'QUERY_OPERATION_NAME_MISMATCH',
      () => runQuery(`query A ${QUERY} query B ${QUERY}`),
    ],
    [
      'an unknown field',
      400,
      'GRAPHQL_VALIDATION_FAILED',
      () => runQuery('{ brand(id: "brand-dawn") { nonsense } }'),
    ],
    [
      'a missing variable',
      400,
      'GRAPHQL_VALIDATION_FAILED',
      () => runQuery('query ($id: String!) { brand(id: $id) { name } }'),
    ],
    [
      'a missing condition',
      400,
      'GRAPHQL_VALIDATION_FAILED',
      () => runQuery('query ($with: Boolean!) { brandCollection @include(if: $with) { total } }'),
    ],
  ])('rejects a request with %s', async (_what, status, code, request) => {
    const answer = await request();
    expect([answer.status, codesOf(answer)]).toEqual([status, [code]]);
    expect(answer.data).toBeUndefined();
  });

  test(
    'rejects content types whose GraphQL names collide',
    withFixtureCopy(async (folder) => {
      const model = readFileSync(join(folder, 'model/note.json'), 'utf8');
      writeFileSync(join(folder, 'model/no-te.json'), model.replace('"id": "note"', '"id": "no-te"'));
      writeFileSync(join(folder, 'model/noTe.json'), model.replace('"id": "note"', '"id": "noTe"'));
      const answer = await serviceOf(new ContentStore(folder, NAMES)).runQuery(QUERY);
      expect([answer.status, codesOf(answer)]).toEqual([422, ['COLLIDING_TYPE_NAMES']]);
    }),
  );

  test('rejects a query over 8 kB', async () => {
    const within = `${QUERY} #`.padEnd(8192, 'x');
    expect((await runQuery(within)).status).toBe(200);
    const answer = await runQuery(`${within}x`);
    expect([answer.status, codesOf(answer)]).toEqual([400, ['QUERY_TOO_BIG']]);
    expect(answer.errors?.[0]?.extensions.contentful.details).toEqual({ maximumSize: 8192, size: 8193 });
  });

  test('rejects a query that costs more than 11,000', async () => {
    const answer = await runQuery(
      '{ brandCollection(limit: 1000) { items { linkedFrom { productCollection(limit: 11) { total } } } } }',
    );
    expect([answer.status, codesOf(answer)]).toEqual([400, ['TOO_COMPLEX_QUERY']]);
    expect(answer.errors?.[0]?.extensions.contentful.details).toEqual({ maximumCost: 11000, cost: 12000 });
    expect(answer.errors?.[0]?.message).toMatch(/11000.*12000/);
    expect(answer.headers.get('x-contentful-graphql-query-cost')).toBe('12000');
  });

  test('limits the requests per second of each token', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
    try {
      const limited = fixtureService({ rateLimits: { delivery: 2, preview: 1 } });
      const first = await limited.runQuery(QUERY);
      expect([first.status, first.headers.get('x-contentful-ratelimit-second-limit')]).toEqual([200, '2']);
      expect((await limited.runPreviewQuery(QUERY)).status).toBe(200);
      await limited.runQuery(QUERY);
      const answer = await limited.runQuery(QUERY);
      expect([answer.status, codesOf(answer)]).toEqual([429, ['RATE_LIMIT_EXCEEDED']]);
      expect(answer.headers.get('x-contentful-ratelimit-reset')).toBe('1');
      jest.mocked(Date.now).mockReturnValue(1_700_000_001_000);
      expect((await limited.runQuery(QUERY)).status).toBe(200);
    } finally {
      jest.restoreAllMocks();
    }
  });
});

describe('automatic persisted queries', () => {
  const sha256Hash = (query: string): string => createHash('sha256').update(query).digest('hex');
  const extensions = (query: string) => ({ persistedQuery: { version: 1, sha256Hash: sha256Hash(query) } });

  test('registers a query and finds it by its hash, with POST and GET', async () => {
    const query = '{ brand(id: "brand-comet") { name } }';
    const body = JSON.stringify({ extensions: extensions(query) });
    const unknown = await post(body);
    expect([unknown.status, codesOf(unknown)]).toEqual([404, ['PersistedQueryNotFound']]);
    expect(unknown.errors?.[0]?.message).toBe('PersistedQueryNotFound');
    expect((await post(JSON.stringify({ query, extensions: extensions(query) }))).data).toEqual({
      brand: { name: 'Comet' },
    });
    expect((await post(body)).data).toEqual({ brand: { name: 'Comet' } });
    const got = await send(withQuery({ extensions: JSON.stringify(extensions(query)) }), { headers: BEARER });
    expect(got.data).toEqual({ brand: { name: 'Comet' } });
  });

  test('rejects a hash that does not match the query', async () => {
    const answer = await post(JSON.stringify({ query: QUERY, extensions: extensions('{ other }') }));
    expect([answer.status, codesOf(answer)]).toEqual([400, ['PersistedQueryMismatch']]);
  });

  test('allows queries of up to 16 kB', async () => {
    const query = `${QUERY} #`.padEnd(16_384, 'x');
    expect((await post(JSON.stringify({ query, extensions: extensions(query) }))).status).toBe(200);
    const bigger = `${query}x`;
    expect(codesOf(await post(JSON.stringify({ query: bigger, extensions: extensions(bigger) })))).toEqual([
      'QUERY_TOO_BIG',
    ]);
  });
});
