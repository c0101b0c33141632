/** What requests of the management API have in common. */
import type { Context } from 'hono';
import { z } from 'zod';
import { cursorPage } from './cursor-page.ts';
import { ManagementError } from './management-error.ts';
import { pageOf } from './property-list.ts';

const VERSION = z.coerce.number().int().nonnegative().optional();

/** The version that a client changes; undefined without the header. @throws ManagementError when it is no number */
export function versionOf(context: Context): number | undefined {
  const version = VERSION.safeParse(context.req.header('x-contentful-version'));
  if (!version.success) throw new ManagementError(400, 'BadRequest', 'X-Contentful-Version must be a number');
  return version.data;
}

/** The page of a list that a request asks for. @throws DeliveryError */
export function answeredPage<T>(
  context: Context,
  all: readonly T[],
): Record<string, unknown> & { items: T[] } {
  const { searchParams, pathname } = new URL(context.req.url);
  return searchParams.get('cursor') === 'true'
    ? cursorPage(all, searchParams, pathname)
    : { ...pageOf(all, searchParams) };
}

/** The JSON of a body; undefined when it is none. A body that is too large stays an error. */
export async function bodyOf(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
