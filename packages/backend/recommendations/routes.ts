/**
 * `/recommendations`: likes and views (docs/services.md, "Recommendations").
 *
 * - `POST /articles` {articleId, brand, locale?, status?: liked|disliked|withdrawn, visitor?}: 201 and the count
 * - `GET /articles?articleId&brand&locale&type`, `GET /articles?brand&locale`: `{recommendedArticleCount: […]}`
 * - `POST /views` {url, slug, type, brand}: 201; `GET /views?brand&locale[&url][&type]`: `{viewCount: […]}`
 */
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { visitorNetwork } from '@cleanpro/node-service/visitor-network';
import { readCounts, TooManyVotesError, view, readViews, vote } from './store.ts';
import type { RecommendationDatabase } from './tables.ts';

const MAX_BODY_BYTES = 8 * 1024;
const id = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[\w.:-]+$/);
// PostgreSQL cannot store text with a null character.
const text = z.string().regex(/^[^\0]*$/);
const SCOPE = {
  brand: id,
  locale: z
    .string()
    .regex(/^[a-z]{2}-[a-z]{2}$/i)
    .toLowerCase()
    .default('en-us'),
};

const VOTE = z.object({
  ...SCOPE,
  articleId: id,
  status: z.enum(['liked', 'disliked', 'withdrawn']).default('liked'),
  visitor: text.min(8).max(200).optional(),
});
const COUNTS = z.object({ ...SCOPE, articleId: id.optional(), type: z.string().max(40).optional() });
const path = z
  .string()
  .max(300)
  .regex(/^\/[a-z0-9/_-]*$/i);
const VIEW = z.object({
  ...SCOPE,
  url: path,
  slug: text.max(300),
  type: z.enum(['Article', 'Product']),
});
const VIEWS = z.object({ ...SCOPE, url: path.optional(), type: z.enum(['Article', 'Product']).optional() });

const invalidResponse = (context: Context, error: z.ZodError): Response =>
  context.json(
    { message: error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; ') },
    400,
  );

async function bodyOf(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch {
    return undefined;
  }
}

/** Creates the app of the recommendation service, mounted at `/recommendations`. */
export function createRecommendationsApp(options: {
  database: RecommendationDatabase;
  now?: () => number;
}): Hono {
  const { database, now = Date.now } = options;
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));

  app.post('/articles', async (context) => {
    const parsed = VOTE.safeParse(await bodyOf(context));
    if (!parsed.success) return invalidResponse(context, parsed.error);
    const { brand, locale, articleId, status } = parsed.data;
    const network = visitorNetwork(context.req.header('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown');
    try {
      const count = await vote(
        database,
        { brand, locale },
        { articleId, visitor: parsed.data.visitor ?? network, network, status, now: now() },
      );
      return context.json({ ...count, status }, 201);
    } catch (error) {
      if (!(error instanceof TooManyVotesError)) throw error;
      return context.json({ message: error.message }, 429, { 'retry-after': '86400' });
    }
  });

  app.get('/articles', async (context) => {
    const parsed = COUNTS.safeParse(context.req.query());
    if (!parsed.success) return invalidResponse(context, parsed.error);
    const { brand, locale, articleId } = parsed.data;
    const counts = await readCounts(database, { brand, locale }, articleId);
    const recommendedArticleCount =
      articleId !== undefined && counts.length === 0 ? [{ articleId, count: 0, dislikedCount: 0 }] : counts;
    return context.json({ recommendedArticleCount });
  });

  app.post('/views', async (context) => {
    const parsed = VIEW.safeParse(await bodyOf(context));
    if (!parsed.success) return invalidResponse(context, parsed.error);
    const { brand, locale, ...page } = parsed.data;
    return context.json(await view(database, { brand, locale }, page), 201);
  });

  app.get('/views', async (context) => {
    const parsed = VIEWS.safeParse(context.req.query());
    if (!parsed.success) return invalidResponse(context, parsed.error);
    const { brand, locale, ...only } = parsed.data;
    return context.json({ viewCount: await readViews(database, { brand, locale }, only) });
  });
  return app;
}
