import { randomUUID } from 'node:crypto';
import {
  execute,
  GraphQLError,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { LOCALE_HEADER, wantsPublishedLocales } from '../space/locale-publishing.ts';
import type { ContentStore } from '../space/store.ts';
import type { Space } from '../space/types.ts';
import { authorizeRequest, RateLimiter, type RateLimits, type Tokens } from './access.ts';
import { explorePage } from './explore/explore-page.ts';
import { errorResponse, formatError, jsonResponse } from './response.ts';
import { MAX_COST, queryComplexity } from './complexity.ts';
import { RequestError } from './errors.ts';
import type { ReadContext } from './nodes.ts';
import { QueryReader, type QueryRequest } from './query-request.ts';
import { schemaOf } from './schema.ts';
import { SourceMaps } from './source-maps.ts';

const CACHED_DOCUMENTS = 500;
/** Parsing stops at this number of tokens. A hand-written query of 16 kB has fewer. */
const MAX_TOKENS = 8_000;

export interface ContentGraphqlOptions extends Tokens {
  store: Pick<ContentStore, 'current'>;
  /** Whether a name refers to the environment. By default, only its id does. */
  isNamed?: (environment: string) => boolean;
  /** Absolute base URL of images, without a trailing slash. */
  publicImageBase: string;
  /** Unlimited when omitted. */
  rateLimits?: RateLimits;
}

const PATH = /\/content\/v1\/spaces\/([^/]+)(?:\/environments\/([^/]+))?(\/explore)?\/?$/;
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'x-contentful-graphql-query-cost, x-contentful-request-id, x-contentful-ratelimit-second-limit, x-contentful-ratelimit-reset',
};

interface CheckedDocument {
  document: DocumentNode;
  errors: readonly GraphQLError[];
}

/** Caches parsed and validated documents of the current schema. */
class Documents {
  #schema: GraphQLSchema | undefined;
  readonly #checked = new LRUCache<string, CheckedDocument>({ max: CACHED_DOCUMENTS });

  /** @throws RequestError INVALID_QUERY_FORMAT when the query cannot be parsed */
  check(schema: GraphQLSchema, query: string): CheckedDocument {
    if (this.#schema !== schema) {
      this.#schema = schema;
      this.#checked.clear();
    }
    const cached = this.#checked.get(query);
    if (cached) return cached;
    const document = parseQuery(query);
    const checked = { document, errors: validate(schema, document) };
    this.#checked.set(query, checked);
    return checked;
  }
}

function parseQuery(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    throw new RequestError(
      400,
      'INVALID_QUERY_FORMAT',
      error instanceof Error ? error.message : 'The query cannot be parsed',
    );
  }
}

function requireSpace(url: URL, space: Space, isNamed: ContentGraphqlOptions['isNamed']): Space {
  const [, id, environment = 'master'] = PATH.exec(url.pathname) ?? [];
  if (id !== space.id) throw new RequestError(400, 'UNKNOWN_SPACE', `The space ${id ?? ''} does not exist`);
  if (!(isNamed?.(environment) ?? environment === space.environmentId))
    throw new RequestError(400, 'UNKNOWN_ENVIRONMENT', `The environment ${environment} does not exist`);
  return space;
}

function checkOperationName(document: DocumentNode, name: string | undefined): void {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (name === undefined && operations.length < 2) return;
  if (operations.some((operation) => operation.name?.value === name)) return;
  const problem = name === undefined ? 'names none of its operations' : `has no operation named ${name}`;
  throw new RequestError(400, 'QUERY_OPERATION_NAME_MISMATCH', `The request ${problem}`);
}

function requestsSourceMaps(document: DocumentNode, operationName: string | undefined): boolean {
  return document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      (operationName === undefined || definition.name?.value === operationName) &&
      definition.directives?.some((directive) => directive.name.value === 'contentSourceMaps') === true,
  );
}

/**
 * Creates the web-standard handler of `/content/v1/spaces/{space}[/environments/{environment}][/explore]`. The handler
 * never throws: every failure becomes a response with Contentful's status and error code (docs/services.md, "Contentful
 * GraphQL").
 */
export function createContentGraphqlHandler(
  options: ContentGraphqlOptions,
): (request: Request) => Promise<Response> {
  const documents = new Documents();
  const queries = new QueryReader();
  const limiter = new RateLimiter(options.rateLimits);

  /** Runs a query. Adds the cost header even when the query is refused because of its cost. */
  function run(
    space: Space,
    mayPreview: boolean,
    request: QueryRequest,
    publishedLocalesOnly: boolean,
    headers: Record<string, string>,
  ): { status: number; result: ExecutionResult } {
    const schema = schemaOf(space);
    const { document, errors } = documents.check(schema, request.query);
    if (errors.length > 0) return { status: 400, result: { errors } };
    checkOperationName(document, request.operationName);
    const cost = queryComplexity(schema, document, request.variables, request.operationName);
    headers['x-contentful-graphql-query-cost'] = String(cost);
    if (cost > MAX_COST) {
      throw new RequestError(
        400,
        'TOO_COMPLEX_QUERY',
        `Query cannot be executed. The maximum allowed complexity for a query is ${MAX_COST} but it was ${cost}. Simplify the query e.g. by setting lower limits for collections.`,
        { maximumCost: MAX_COST, cost },
      );
    }
    const sourceMaps =
      mayPreview && requestsSourceMaps(document, request.operationName) ? new SourceMaps(space) : undefined;
    const contextValue: ReadContext = {
      space,
      mayPreview,
      publicImageBase: options.publicImageBase,
      publishedLocalesOnly,
      sourceMaps,
    };
    const { variables: variableValues, operationName } = request;
    const result = execute({ schema, document, contextValue, variableValues, operationName });
    if (result instanceof Promise) throw new Error('A resolver of the content schema is asynchronous');
    if (sourceMaps) result.extensions = { contentSourceMaps: sourceMaps.extension() };
    return { status: 'data' in result ? 200 : 400, result };
  }

  async function respond(
    request: Request,
    requestId: string,
    headers: Record<string, string>,
  ): Promise<Response> {
    const url = new URL(request.url);
    const { mayPreview } = authorizeRequest(request, url, options);
    const space = requireSpace(url, options.store.current, options.isNamed);
    if (request.method === 'GET' && PATH.exec(url.pathname)?.[3] !== undefined) return explorePage();
    Object.assign(headers, limiter.consume(mayPreview));
    const publishedLocalesOnly = wantsPublishedLocales(request.headers.get(LOCALE_HEADER));
    const query = await queries.read(request, url);
    const { status, result } = run(space, mayPreview, query, publishedLocalesOnly, headers);
    const errors = result.errors?.map((error) => formatError(error, requestId));
    return jsonResponse(
      status,
      {
        ...('data' in result && { data: result.data }),
        ...(errors && { errors }),
        ...(result.extensions && { extensions: result.extensions }),
      },
      headers,
    );
  }

  return async (request) => {
    const requestId = randomUUID();
    const headers: Record<string, string> = { ...CORS, 'x-contentful-request-id': requestId };
    if (request.method === 'OPTIONS') {
      const preflight = {
        'access-control-allow-methods': 'GET, POST, OPTIONS',
        'access-control-allow-headers': `authorization, content-type, x-contentful-user-agent, ${LOCALE_HEADER}`,
      };
      return new Response(null, { status: 204, headers: { ...headers, ...preflight } });
    }
    if (request.method !== 'GET' && request.method !== 'POST')
      return new Response(null, { status: 405, headers: { ...headers, allow: 'GET, POST, OPTIONS' } });
    try {
      return await respond(request, requestId, headers);
    } catch (error) {
      return errorResponse(error, requestId, headers);
    }
  };
}
