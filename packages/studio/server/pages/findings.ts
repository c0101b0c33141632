/** `GET /findings?entry=`: content rules that an entry breaks. Empty without a content check service. */
import { Hono } from 'hono';
import { z } from 'zod';
import { StudioError } from '../error.ts';
import type { SignedIn } from '../sessions/cookie.ts';

/** Timeout of a check, which takes several seconds. Shorter than the screen's timeout of 30 seconds. */
const TIMEOUT_MS = 25_000;
const ID = /^[\w.-]{1,64}$/;

const ANSWER = z.object({
  items: z.array(
    z.object({ id: z.string(), field: z.string().optional(), what: z.string(), todo: z.string() }),
  ),
});

interface Options {
  checkUrl: string;
  /** Format: `/spaces/{space}/environments/{environment}`. */
  environmentPath: string;
}

export function createFindingsApp({ checkUrl, environmentPath }: Options): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  app.get('/findings', async (context) => {
    const id = context.req.query('entry') ?? '';
    if (!ID.test(id)) throw new StudioError(400, 'BadRequest', 'The parameter "entry" must be an id.');
    const answer = await fetch(`${checkUrl}${environmentPath}/entries/${id}`, {
      headers: { authorization: `Bearer ${context.var.session.token}` },
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), context.req.raw.signal]),
    })
      .then((response) => (response.ok ? response.json() : undefined))
      // A check that does not respond must not prevent a publish.
      .catch((): undefined => undefined);
    const findings = ANSWER.safeParse(answer).data?.items ?? [];
    return context.json(findings, 200, { 'cache-control': 'no-store' });
  });
  return app;
}
