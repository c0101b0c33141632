import type { Context } from 'hono';

/** Returns the query parameters of a request. */
export const parametersOf = ({ req }: Context): URLSearchParams => new URL(req.url).searchParams;
