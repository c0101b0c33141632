/** The review and recommendation services in a separate process that the test can kill. */
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createRecommendationsApp } from '../../recommendations/routes.ts';
import { openRecommendations } from '../../recommendations/tables.ts';
import { notifySite } from '@cleanpro/services/notify-site';
import { startReviewService } from '../../reviews/service.ts';

const { KILL_DATA_DIR: dataDir = '', KILL_DATABASE_URL, KILL_PORT, KILL_SITE = '' } = process.env;
const databaseUrl = KILL_DATABASE_URL || undefined;
const product = {
  id: 'soap',
  name: 'Soap',
  description: '',
  brandId: null,
  brandName: '',
  categoryId: null,
  pageUrl: null,
  upcs: [],
};
const reviews = await startReviewService({
  retention: 730,
  dataDir,
  databaseUrl,
  catalogue: { get: (id) => (id === 'soap' ? product : undefined), all: () => [product] },
  passkey: 'passkey-of-the-tests',
  autoApprove: true,
  notifySite: (productId) => notifySite({ url: KILL_SITE, secret: 's'.repeat(64) }, productId),
});
const recommendations = await openRecommendations(join(dataDir, 'recommendations.db'), databaseUrl);
const app = new Hono();
app.route('/reviews', reviews.app);
app.route('/recommendations', createRecommendationsApp({ database: recommendations.db }));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(KILL_PORT) }, ({ port }) =>
  console.log(`port ${port}`),
);
// Write the compile cache now, because a killed process cannot write it on exit. The next process starts faster with
// it.
flushCompileCache();
