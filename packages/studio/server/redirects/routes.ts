/**
 * `GET /redirects?entry=`: changes to redirects that publishing the entry's new address causes.
 * `GET /redirects/problems?entry=`: problems of a redirect.
 */
import { Hono } from 'hono';
import { StudioError } from '../error.ts';
import type { ManagementClient } from '../management/client.ts';
import { Content } from '../management/content.ts';
import type { SignedIn } from '../sessions/cookie.ts';
import { movedPage, readRedirects, type MovedPage } from './moved-page.ts';
import { findRedirectProblems } from './problems.ts';
import { redirectSteps, type Redirect, type Step } from './plan.ts';

interface Options {
  management: ManagementClient;
  /** Format: `/spaces/{space}/environments/{environment}`. */
  environmentPath: string;
}

const ID = /^[\w.-]{1,64}$/;

/** Returns the changes that the content service makes on publish (`packages/content-check/redirects.ts`). */
function stepsAfterPublish(redirects: readonly Redirect[], { draft, live }: MovedPage): Step[] {
  if (live === undefined || draft === '' || draft === live) return [];
  return redirectSteps(redirects, { old: [live], now: draft });
}

export function createRedirectsApp({ management, environmentPath }: Options): Hono<SignedIn> {
  const app = new Hono<SignedIn>();

  async function open(token: string, id: string | undefined) {
    if (!ID.test(id ?? '')) throw new StudioError(400, 'BadRequest', 'The parameter "entry" must be an id.');
    const content = await Content.open(management, token, environmentPath);
    const [types, entry] = await Promise.all([content.types(), content.entry(id ?? '')]);
    return { content, types, entry };
  }

  async function read(token: string, id: string | undefined) {
    const { content, types, entry } = await open(token, id);
    const page = await movedPage(content, types, entry);
    const redirects = page ? await readRedirects(content) : [];
    return { page, redirects };
  }

  app.get('/redirects', async (context) => {
    const { page, redirects } = await read(context.var.session.token, context.req.query('entry'));
    const answer = page && {
      live: page.live ?? null,
      draft: page.draft,
      afterPublish: stepsAfterPublish(redirects, page),
    };
    return context.json(answer ?? null, 200, { 'cache-control': 'no-store' });
  });
  app.get('/redirects/problems', async (context) => {
    const { content, types, entry } = await open(context.var.session.token, context.req.query('entry'));
    return context.json(await findRedirectProblems(content, types, entry), 200, {
      'cache-control': 'no-store',
    });
  });
  return app;
}
