import type { Context } from 'hono';
import { z } from 'zod';
import { cursorPage } from './cursor-page.ts';
import { ManagementError } from './management-error.ts';
import { paginate } from './property-list.ts';

const VERSION = z.coerce.number().int().nonnegative().optional();

/**
 * Returns the version that a client's change is based on, or undefined without the header.
 * @throws ManagementError when the header is not a number
 */
export function versionOf(context: Context): number | undefined {
  const version = VERSION.safeParse(context.req.header('x-contentful-version'));
  if (!version.success) throw new ManagementError(400, 'BadRequest', 'X-Contentful-Version must be a number');
  return version.data;
}

/**
 * Returns the requested page of a list, by offset or by cursor.
 * @throws DeliveryError for an invalid parameter
 */
export function answeredPage<T>(
  context: Context,
  all: readonly T[],
): Record<string, unknown> & { items: T[] } {
  const { searchParams, pathname } = new URL(context.req.url);
  return searchParams.get('cursor') === 'true'
    ? cursorPage(all, searchParams, pathname)
    : { ...paginate(all, searchParams) };
}

/**
 * Returns the JSON body of a request, or undefined if the body is not JSON.
 * @throws an error for a body that is too large
 */
export async function readBody(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
