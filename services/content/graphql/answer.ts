/** Answers and errors as they are written (fact sheet "Errors"). */
import type { GraphQLError } from 'graphql';
import { z } from 'zod';
import { RequestError } from './errors.ts';

/** The answer to a request that was not answered, with the status of the real service. */
export function failure(error: unknown, requestId: string, headers: Record<string, string>): Response {
  if (!(error instanceof RequestError)) {
    console.error(
      JSON.stringify({ level: 'error', event: 'ContentQueryFailure', requestId, message: String(error) }),
    );
    return json(
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
  return json(
    status,
    { errors: [{ message, extensions: { contentful: { code, requestId, ...(details && { details }) } } }] },
    headers,
  );
}

/** An answer that nothing between the service and the client may keep. */
export function json(status: number, body: unknown, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

const KNOWN = z.looseObject({ contentful: z.looseObject({ code: z.string() }) });

/** An error as the service writes it; what went wrong inside the service is logged and not told. */
export function formatted(error: GraphQLError, requestId: string): Record<string, unknown> {
  const known = KNOWN.safeParse(error.extensions);
  // What has a path happened while the query ran; all that a resolver means to tell has a code.
  const internal = !known.success && error.path !== undefined;
  if (internal) {
    console.error(
      JSON.stringify({
        level: 'error',
        event: 'ContentResolverFailure',
        requestId,
        path: error.path,
        message: error.message,
      }),
    );
  }
  const contentful = known.success
    ? { ...known.data.contentful, requestId }
    : { code: internal ? 'INTERNAL_SERVER_ERROR' : 'GRAPHQL_VALIDATION_FAILED', requestId };
  return {
    message: internal ? 'Internal server error' : error.message,
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
    extensions: { contentful },
  };
}
