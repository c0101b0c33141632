/** The studio's server: the screen, and the management API for signed-in editors (docs/services.md, "Studio"). */
import { join } from 'node:path';
import { Hono } from 'hono';
import type { StudioConfig } from './config.ts';
import { errorResponse, StudioError } from './error.ts';
import { createLiveApp } from './live/routes.ts';
import { ManagementClient } from './management/client.ts';
import { createImagesApp } from './management/images.ts';
import { createProxyApp } from './management/proxy.ts';
import { createNewPageApp } from './new-page/routes.ts';
import { createFindingsApp } from './pages/findings.ts';
import { createPagesApp } from './pages/pages.ts';
import { createPreviewApp } from './pages/preview.ts';
import { createRedirectsApp } from './redirects/routes.ts';
import { ownOriginOnly } from './own-origin.ts';
import { policyHeaders } from './policy.ts';
import { createScreenApp } from './screen-files.ts';
import { requireSession, type SignedIn } from './sessions/cookie.ts';
import { createSessionApp, createSignInApp } from './sessions/routes.ts';
import { Sessions } from './sessions/sessions.ts';

/**
 * Creates the studio's server.
 * @param screenFolder folder of the built screen
 * @param pollMs interval between two polls for changes, in milliseconds
 * @throws Error when the screen was not built
 */
export function createStudioApp(config: StudioConfig, screenFolder: string, pollMs?: number): Hono<SignedIn> {
  const { origin, siteOrigin, space, environment, managementUrl } = config;
  const isSecure = origin.startsWith('https:');
  const environmentPath = `/spaces/${space}/environments/${environment}`;
  const management = new ManagementClient(managementUrl);
  const sessions = new Sessions(join(config.dataDir, 'studio', 'sessions.json'));
  const shared = { sessions, management, isSecure };

  const app = new Hono<SignedIn>();
  app.onError(errorResponse);
  app.use('*', policyHeaders(siteOrigin, isSecure));
  app.get('/health', (context) => context.json({ ok: true }));
  app.use('*', ownOriginOnly(origin));
  app.route('/', createSignInApp(shared));
  app.use('*', requireSession(sessions, isSecure));
  app.route('/', createSessionApp(shared, config));
  app.route(
    '/api',
    createProxyApp({
      managementUrl,
      space,
      files: { apiBase: config.imagesBase, studioBase: `${origin}/images` },
    }),
  );
  app.route('/images', createImagesApp(config.imagesUrl));
  app.route('/', createLiveApp({ management, sessions, environmentPath, pollMs }));
  app.route('/', createPagesApp({ management, environmentPath, siteOrigin }));
  app.route('/', createFindingsApp({ checkUrl: config.checkUrl, environmentPath }));
  app.route('/', createNewPageApp({ management, environmentPath }));
  app.route('/', createRedirectsApp({ management, environmentPath }));
  app.route('/', createPreviewApp(siteOrigin, config.previewSecret));
  app.route('/', createScreenApp(screenFolder));
  app.notFound(() => {
    throw new StudioError(404, 'NotFound', 'The resource could not be found.');
  });
  return app;
}
