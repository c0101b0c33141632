/** The GraphQL endpoint of the content service: requests, tokens, limits and errors as the real one has them. */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { execute, GraphQLError, parse, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { ContentStore } from '../space/store.ts';
import { queryComplexity } from './complexity.ts';
import { RequestError } from './errors.ts';
import { CollidingTypeNamesError } from './names.ts';
import type { ReadContext } from './nodes.ts';
import { buildSchema } from './schema.ts';

const MAXIMUM_COST = 11_000;
const MAXIMUM_QUERY_BYTES = 8 * 1024;
const MAXIMUM_BODY_BYTES = 1024 * 1024;
const KEPT_DOCUMENTS = 500;

export interface ContentGraphqlOptions {
  store: ContentStore;
  deliveryToken: string;
  previewToken: string;
  /** Absolute address under which pictures are served, without a slash at the end. */
  publicImageBase: string;
  /** Requests a second for [delivery, preview]; the real service allows 55 and 14. Unlimited when left out. */
  rateLimits?: { delivery: number; preview: number };
}

const VARIABLES = z.record(z.string(), z.unknown());
const EXTENSIONS = z.object({ persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }).optional() });
const BODY = z.object({
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: z.unknown().optional(),
  extensions: EXTENSIONS.nullish().catch(undefined),
});
type Body = z.infer<typeof BODY>;

const PATH = /\/content\/v1\/spaces\/([^/]+)(?:\/environments\/([^/]+))?\/?$/;

function parseJson(text: string, code: 'INVALID_QUERY_FORMAT' | 'INVALID_VARIABLES_FORMAT', what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400, code, `${what} is not valid JSON`);
  }
}

async function bodyOf(request: Request, url: URL): Promise<Body> {
  let raw: unknown;
  if (request.method === 'GET') raw = fromForm(url.searchParams);
  else {
    const text = await request.text();
    if (text.length > MAXIMUM_BODY_BYTES) throw new RequestError(400, 'QUERY_TOO_BIG', 'The request is too big');
    const type = request.headers.get('content-type') ?? '';
    if (type.includes('application/x-www-form-urlencoded')) raw = fromForm(new URLSearchParams(text));
    else raw = parseJson(text === '' ? '{}' : text, 'INVALID_QUERY_FORMAT', 'The request body');
  }
  const body = BODY.safeParse(raw);
  if (!body.success) throw new RequestError(400, 'INVALID_QUERY_FORMAT', 'The query must be a string');
  return body.data;
}

function fromForm(form: URLSearchParams): Record<string, unknown> {
  const value: Record<string, unknown> = { query: form.get('query'), operationName: form.get('operationName') };
  const variables = form.get('variables');
  const extensions = form.get('extensions');
  if (variables !== null && variables !== '') value.variables = parseJson(variables, 'INVALID_VARIABLES_FORMAT', 'The variables');
  if (extensions !== null && extensions !== '') value.extensions = parseJson(extensions, 'INVALID_QUERY_FORMAT', 'The extensions');
  return value;
}

function same(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return expected !== '' && timingSafeEqual(digest(given), digest(expected));
}

/** Keeps the newest so many values; the oldest used goes first. */
class Recent<T> {
  readonly #kept = new Map<string, T>();
  readonly #size: number;
  constructor(size: number) {
    this.#size = size;
  }
  get(key: string): T | undefined {
    const value = this.#kept.get(key);
    if (value !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, value);
    }
    return value;
  }
  set(key: string, value: T): void {
    this.#kept.set(key, value);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > this.#size && !oldest.done) this.#kept.delete(oldest.value);
  }
}

interface Checked {
  document: DocumentNode;
  errors: readonly GraphQLError[];
}

/** Makes the web-standard handler of `/content/v1/spaces/{space}[/environments/{environment}]`. */
export function createContentGraphqlHandler(options: ContentGraphqlOptions): (request: Request) => Promise<Response> {
  const { store } = options;
  const documents = new Recent<Checked>(KEPT_DOCUMENTS);
  const persisted = new Recent<string>(KEPT_DOCUMENTS * 4);
  const windows = new Map<string, { second: number; count: number }>();
  let schema: { version: number; value: GraphQLSchema } | undefined;

  function currentSchema(): GraphQLSchema {
    const space = store.current;
    if (schema?.version !== space.modelVersion) {
      try {
        schema = { version: space.modelVersion, value: buildSchema(space.contentTypes) };
      } catch (error) {
        if (error instanceof CollidingTypeNamesError) throw new RequestError(422, 'COLLIDING_TYPE_NAMES', error.message);
        throw error;
      }
    }
    return schema.value;
  }

  function authorise(request: Request, url: URL): { mayPreview: boolean } {
    const header = request.headers.get('authorization');
    const token = header?.replace(/^Bearer\s+/i, '') ?? url.searchParams.get('access_token');
    if (token === null || token === '') throw new RequestError(401, 'ACCESS_TOKEN_MISSING', 'The access token is missing. Send it as "Authorization: Bearer".');
    if (same(token, options.previewToken)) return { mayPreview: true };
    if (same(token, options.deliveryToken)) return { mayPreview: false };
    throw new RequestError(401, 'ACCESS_TOKEN_INVALID', 'The access token you sent could not be found or is invalid.');
  }

  function spend(mayPreview: boolean): Record<string, string> {
    const limit = mayPreview ? options.rateLimits?.preview : options.rateLimits?.delivery;
    if (limit === undefined) return {};
    const second = Math.floor(Date.now() / 1000);
    const key = String(mayPreview);
    const window = windows.get(key);
    const count = window?.second === second ? window.count + 1 : 1;
    windows.set(key, { second, count });
    if (count > limit) throw new RequestError(429, 'RATE_LIMIT_EXCEEDED', 'You have exceeded the rate limit of the content service.', { limit });
    return { 'x-contentful-ratelimit-second-limit': String(limit) };
  }

  function queryOf(body: Body): string {
    const hash = body.extensions?.persistedQuery?.sha256Hash;
    if (hash !== undefined) {
      if (typeof body.query !== 'string') {
        const known = persisted.get(hash);
        if (known === undefined) throw new RequestError(404, 'PersistedQueryNotFound', 'PersistedQueryNotFound');
        return known;
      }
      if (createHash('sha256').update(body.query).digest('hex') !== hash) {
        throw new RequestError(400, 'PersistedQueryMismatch', 'The hash does not match the query');
      }
      persisted.set(hash, body.query);
    }
    if (typeof body.query !== 'string' || body.query.trim() === '') throw new RequestError(400, 'MISSING_QUERY', 'The query is missing');
    const size = Buffer.byteLength(body.query);
    if (size > MAXIMUM_QUERY_BYTES) {
      throw new RequestError(400, 'QUERY_TOO_BIG', `Query size ${size} exceeds the maximum of ${MAXIMUM_QUERY_BYTES} bytes`, { maximumSize: MAXIMUM_QUERY_BYTES, size });
    }
    return body.query;
  }

  function check(query: string, valid: GraphQLSchema): Checked {
    const key = `${store.current.modelVersion}\u0000${query}`;
    const known = documents.get(key);
    if (known) return known;
    let document: DocumentNode;
    try {
      document = parse(query, { maxTokens: 5_000 });
    } catch (error) {
      throw new RequestError(400, 'INVALID_QUERY_FORMAT', error instanceof Error ? error.message : 'The query cannot be parsed');
    }
    const checked = { document, errors: validate(valid, document, specifiedRules) };
    documents.set(key, checked);
    return checked;
  }

  async function answer(request: Request, requestId: string): Promise<Response> {
    const url = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'POST') {
      return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
    }
    const token = authorise(request, url);
    const [, space, environment = 'master'] = PATH.exec(url.pathname) ?? [];
    if (space !== store.current.id) throw new RequestError(400, 'UNKNOWN_SPACE', `Unknown space: ${space ?? ''}`);
    if (environment !== store.current.environmentId) throw new RequestError(400, 'UNKNOWN_ENVIRONMENT', `Unknown environment: ${environment}`);
    const headers: Record<string, string> = { 'x-contentful-request-id': requestId, ...spend(token.mayPreview) };

    const body = await bodyOf(request, url);
    const query = queryOf(body);
    const parsedVariables = VARIABLES.nullish().safeParse(body.variables);
    if (!parsedVariables.success) throw new RequestError(400, 'INVALID_VARIABLES_FORMAT', 'The variables must be an object');
    const variables = parsedVariables.data ?? {};
    const valid = currentSchema();
    const { document, errors } = check(query, valid);
    if (errors.length > 0) return json(400, { errors: errors.map((error) => formatted(error, requestId)) }, headers);
    const operations = document.definitions.filter((definition) => definition.kind === 'OperationDefinition');
    if (typeof body.operationName === 'string' && !operations.some((operation) => operation.name?.value === body.operationName)) {
      throw new RequestError(400, 'QUERY_OPERATION_NAME_MISMATCH', `The query has no operation named ${body.operationName}`);
    }

    const cost = queryComplexity(valid, document, variables, body.operationName ?? undefined);
    headers['x-contentful-graphql-query-cost'] = String(cost);
    if (cost > MAXIMUM_COST) {
      throw new RequestError(400, 'TOO_COMPLEX_QUERY', `Query cannot be executed. The maximum allowed complexity for a query is ${MAXIMUM_COST} but it was ${cost}. Simplify the query, or reduce the limits of its collections.`, { maximumCost: MAXIMUM_COST, cost });
    }
    const context: ReadContext = { space: store.current, mayPreview: token.mayPreview, publicImageBase: options.publicImageBase };
    const result = await execute({ schema: valid, document, contextValue: context, variableValues: variables, operationName: body.operationName });
    if (!('data' in result)) return json(400, { errors: result.errors?.map((error) => formatted(error, requestId)) }, headers);
    return json(
      200,
      { data: result.data, ...(result.errors && { errors: result.errors.map((error) => formatted(error, requestId)) }) },
      headers,
    );
  }

  return async (request) => {
    const requestId = randomUUID();
    try {
      return await answer(request, requestId);
    } catch (error) {
      if (error instanceof RequestError) {
        const { code, details } = error;
        return json(
          error.status,
          { errors: [{ message: error.message, extensions: { contentful: { code, requestId, ...(details && { details }) } } }] },
          {
            'x-contentful-request-id': requestId,
            ...(code === 'TOO_COMPLEX_QUERY' && { 'x-contentful-graphql-query-cost': String(details?.cost) }),
            ...(code === 'RATE_LIMIT_EXCEEDED' && { 'x-contentful-ratelimit-reset': '1', 'x-contentful-ratelimit-second-limit': String(details?.limit) }),
          },
        );
      }
      console.error(JSON.stringify({ level: 'error', event: 'ContentQueryFailure', requestId, message: String(error) }));
      return json(500, { errors: [{ message: 'Internal server error', extensions: { contentful: { code: 'INTERNAL_SERVER_ERROR', requestId } } }] }, {});
    }
  };
}

function json(status: number, body: unknown, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

const KNOWN = z.looseObject({ contentful: z.looseObject({ code: z.string() }) });

function formatted(error: GraphQLError, requestId: string): Record<string, unknown> {
  const known = KNOWN.safeParse(error.extensions);
  const contentful = known.success
    ? { ...known.data.contentful, requestId }
    : { code: error.originalError ? 'INTERNAL_SERVER_ERROR' : 'GRAPHQL_VALIDATION_FAILED', requestId };
  return {
    message: error.originalError && !known.success ? 'Internal server error' : error.message,
    extensions: { contentful },
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
  };
}
