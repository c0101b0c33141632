import type { GraphQLError } from 'graphql';
import { z } from 'zod';
import { log } from '../log.ts';
import { RequestError } from './errors.ts';

/** Creates the response to a request that failed as a whole, with the status that Contentful would send. */
export function errorResponse(error: unknown, requestId: string, headers: Record<string, string>): Response {
  if (!(error instanceof RequestError)) {
    log('error', 'ContentQueryFailure', { requestId, message: String(error) });
    return jsonResponse(
      500,
      {
        errors: [
          {
            message: 'Internal server error',
            extensions: { contentful: { code: 'INTERNAL_SERVER_ERROR', requestId } },
          },
        ],
      },
      headers,
    );
  }
  const { status, code, details, message } = error;
  if (code === 'RATE_LIMIT_EXCEEDED') {
    Object.assign(headers, {
      'x-contentful-ratelimit-reset': '1',
      'x-contentful-ratelimit-second-limit': String(details?.limit),
    });
  }
  return jsonResponse(
    status,
    { errors: [{ message, extensions: { contentful: { code, requestId, ...(details && { details }) } } }] },
    headers,
  );
}

/** Creates a JSON response that no cache may store. */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

const CODED_ERROR = z.looseObject({ contentful: z.looseObject({ code: z.string() }) });

/** Returns a GraphQL error in Contentful's shape. Internal errors are logged, and their details are not sent. */
export function formatError(error: GraphQLError, requestId: string): Record<string, unknown> {
  const coded = CODED_ERROR.safeParse(error.extensions);
  // Resolvers deliberately throw errors with a code. An error with a path but no code is a bug in this service.
  const internal = !coded.success && error.path !== undefined;
  if (internal) {
    log('error', 'ContentResolverFailure', {
      requestId,
      path: error.path?.join('.'),
      message: error.message,
    });
  }
  const contentful = coded.success
    ? { ...coded.data.contentful, requestId }
    : { code: internal ? 'INTERNAL_SERVER_ERROR' : 'GRAPHQL_VALIDATION_FAILED', requestId };
  return {
    message: internal ? 'Internal server error' : error.message,
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
    extensions: { contentful },
  };
}
