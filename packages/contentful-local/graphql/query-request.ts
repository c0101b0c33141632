/**
 * Reads the query of a request: GET or POST, JSON or form, plain or persisted (docs/services.md, "Contentful GraphQL").
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { RequestError } from './errors.ts';

const MAX_BODY_BYTES = 1024 * 1024;
const MAX_QUERY_BYTES = 8 * 1024;
/** A persisted query may be twice as large (Contentful docs, "Automatic persisted queries"). */
const MAX_PERSISTED_BYTES = 16 * 1024;
const CACHED_QUERIES = 2_000;

export interface QueryRequest {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

const BODY = z.object({
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: z.unknown().optional(),
  extensions: z
    .looseObject({ persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }).optional() })
    .nullish(),
});
type Body = z.infer<typeof BODY>;
const VARIABLES = z.record(z.string(), z.unknown()).nullish();

function parseJson(
  text: string,
  code: 'INVALID_QUERY_FORMAT' | 'INVALID_VARIABLES_FORMAT',
  what: string,
): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400, code, `${what} must be valid JSON`);
  }
}

function fromForm(form: URLSearchParams): Record<string, unknown> {
  const value: Record<string, unknown> = {
    query: form.get('query'),
    operationName: form.get('operationName'),
  };
  const variables = form.get('variables');
  const extensions = form.get('extensions');
  if (variables) value.variables = parseJson(variables, 'INVALID_VARIABLES_FORMAT', 'The variables');
  if (extensions) value.extensions = parseJson(extensions, 'INVALID_QUERY_FORMAT', 'The extensions');
  return value;
}

async function bodyOf(request: Request, url: URL): Promise<unknown> {
  if (request.method === 'GET') return fromForm(url.searchParams);
  const tooBig = new RequestError(
    400,
    'QUERY_TOO_BIG',
    `The request is bigger than ${MAX_BODY_BYTES} bytes`,
    { maximumSize: MAX_BODY_BYTES },
  );
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooBig;
  const text = await request.text();
  if (text.length > MAX_BODY_BYTES) throw tooBig;
  if (request.headers.get('content-type')?.includes('application/x-www-form-urlencoded'))
    return fromForm(new URLSearchParams(text));
  const body = text === '' ? {} : parseJson(text, 'INVALID_QUERY_FORMAT', 'The request body');
  // A POST request may have its query in the URL.
  const queryParameter = url.searchParams.get('query');
  return typeof body === 'object' && queryParameter !== null ? { query: queryParameter, ...body } : body;
}

function checkSize(query: string, maximumSize: number): string {
  const size = Buffer.byteLength(query);
  if (size <= maximumSize) return query;
  throw new RequestError(
    400,
    'QUERY_TOO_BIG',
    `Query cannot be executed. The maximum size of a query is ${maximumSize} bytes but it was ${size}.`,
    {
      maximumSize,
      size,
    },
  );
}

/** Reads queries, and caches persisted ones by their hash. */
export class QueryReader {
  readonly #persisted = new LRUCache<string, string>({ max: CACHED_QUERIES });

  /**
   * Returns the query of a request.
   * @throws RequestError naming the invalid part of the request
   */
  async read(request: Request, url: URL): Promise<QueryRequest> {
    const body = BODY.safeParse(await bodyOf(request, url));
    if (!body.success) {
      const place = body.error.issues[0]?.path.join('.');
      throw new RequestError(
        400,
        'INVALID_QUERY_FORMAT',
        place ? `The ${place} of the request has a wrong format` : 'The request must be an object',
      );
    }
    const query = this.#query(body.data);
    // Some clients send variables as JSON in a string.
    const { variables: raw } = body.data;
    const variables = VARIABLES.safeParse(
      typeof raw === 'string' && raw !== ''
        ? parseJson(raw, 'INVALID_VARIABLES_FORMAT', 'The variables')
        : raw || undefined,
    );
    if (!variables.success)
      throw new RequestError(400, 'INVALID_VARIABLES_FORMAT', 'The variables must be an object');
    return { query, operationName: body.data.operationName || undefined, variables: variables.data ?? {} };
  }

  #query(body: Body): string {
    const hash = body.extensions?.persistedQuery?.sha256Hash;
    if (!body.query?.trim()) {
      if (hash === undefined) throw new RequestError(400, 'MISSING_QUERY', 'The request has no query');
      const persisted = this.#persisted.get(hash);
      if (persisted === undefined)
        throw new RequestError(404, 'PersistedQueryNotFound', 'PersistedQueryNotFound');
      return persisted;
    }
    if (hash === undefined) return checkSize(body.query, MAX_QUERY_BYTES);
    if (createHash('sha256').update(body.query).digest('hex') !== hash) {
      throw new RequestError(400, 'PersistedQueryMismatch', 'The hash is not that of the query');
    }
    this.#persisted.set(hash, checkSize(body.query, MAX_PERSISTED_BYTES));
    return body.query;
  }
}
