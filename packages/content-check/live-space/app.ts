/**
 * `/check`: returns the rules that an entry breaks, and receives Contentful's publish webhook (docs/services.md,
 * "Content check").
 */
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { log } from '@cleanpro/node-service/logging/log';
import type { Secret } from '@cleanpro/node-service/secret';
import { isSigned } from '@cleanpro/node-service/webhook-signature';
import type { Finding } from './findings.ts';

/** The same limit as for the site's own webhook. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

const link = (id: string) => z.object({ sys: z.object({ id: z.literal(id) }) });

interface Options {
  spaceId: string;
  environmentId: string;
  mayRead: (token: string) => boolean;
  /** Secret used to sign webhooks. */
  secret: Secret;
  /** Returns the findings for the latest version of the content. */
  check: () => Promise<Finding[]>;
  onPublish: (id: string) => void;
}

const refuse = (
  context: Context,
  status: 400 | 401 | 404 | 413 | 502,
  id: string,
  message: string,
): Response => context.json({ sys: { type: 'Error', id }, message }, status, { 'cache-control': 'no-store' });

export function createCheckApp(options: Options): Hono {
  const { spaceId, environmentId, mayRead, secret, check, onPublish } = options;
  const published = z.object({
    sys: z.object({
      id: z.string(),
      type: z.literal('Entry'),
      space: link(spaceId),
      environment: link(environmentId),
    }),
  });
  const app = new Hono();

  app.get('/spaces/:space/environments/:environment/entries/:entry', async (context) => {
    const token = context.req.header('authorization')?.replace(/^Bearer\s+/i, '');
    if (token === undefined || !mayRead(token))
      return refuse(context, 401, 'AccessTokenInvalid', 'The access token is missing or invalid.');
    const { space, environment, entry } = context.req.param();
    if (space !== spaceId || environment !== environmentId)
      return refuse(context, 404, 'NotFound', 'Content of this environment is not checked.');
    try {
      const findings = await check();
      const items = findings
        .filter(({ entries }) => entries.includes(entry))
        .map(({ entries: _entries, ...finding }) => finding);
      return context.json({ total: items.length, items }, 200, { 'cache-control': 'no-store' });
    } catch (error) {
      log('error', 'ContentNotChecked', { reason: errorMessage(error) });
      return refuse(context, 502, 'BadGateway', 'The content could not be checked; the log says why.');
    }
  });

  app.post(
    '/published',
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (context) => refuse(context, 413, 'PayloadTooLarge', 'The request is too large.'),
    }),
    async (context) => {
      const { method, raw, url } = context.req;
      const body = await context.req.text();
      const { pathname, search } = new URL(url);
      if (!isSigned(secret, { method, path: pathname + search, headers: raw.headers, body }, Date.now()))
        return refuse(context, 401, 'AccessTokenInvalid', 'The signature is missing, wrong or too old.');
      const isPublish = context.req.header('x-contentful-topic')?.endsWith('.Entry.publish') === true;
      const parsed = isPublish ? published.safeParse(parseJson(body)) : undefined;
      if (parsed?.success) onPublish(parsed.data.sys.id);
      // Accept and ignore all other webhooks: Contentful would resend a refused one.
      return context.body(null, 204);
    },
  );
  return app;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
