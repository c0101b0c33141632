import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { errorItem, toManagementError } from './management-error.ts';

export const MANAGEMENT_MEDIA_TYPE = 'application/vnd.contentful.management.v1+json';

/**
 * Adds handlers for unknown paths and for client errors to an app of the management API.
 * @returns the same app
 */
export function addErrorHandlers(app: Hono): Hono {
  app.notFound((context) => {
    const error = { sys: { type: 'Error', id: 'NotFound' }, message: 'The resource could not be found.' };
    return context.json({ ...error, requestId: randomUUID() }, 404);
  });
  app.onError((error, context) => {
    const failure = toManagementError(error);
    if (!failure) throw error;
    context.header('content-type', MANAGEMENT_MEDIA_TYPE);
    const body = { ...errorItem(failure), requestId: randomUUID() };
    return context.body(JSON.stringify(body), failure.status);
  });
  return app;
}

/**
 * Creates a function that returns the path below the first match of a pattern. With it, an app can be mounted anywhere.
 */
export const pathBelow =
  (pattern: RegExp) =>
  (request: Request): string =>
    new URL(request.url).pathname.replace(pattern, '') || '/';
