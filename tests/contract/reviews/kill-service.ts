/** The two services on files of their own, for the test that kills them. */
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createRecommendationsApp } from '../../../services/recommendations/routes.ts';
import { openRecommendations } from '../../../services/recommendations/store.ts';
import { createReviewsApp } from '../../../services/reviews/routes.ts';
import { openReviews } from '../../../services/reviews/tables.ts';

const folder = process.env.DATA_DIR ?? '';
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
const app = new Hono();
app.route(
  '/reviews',
  createReviewsApp({
    database: openReviews(join(folder, 'reviews.db')),
    catalogue: { get: (id) => (id === 'soap' ? product : undefined), all: () => [product] },
    passkey: 'passkey-of-the-tests',
    autoApprove: true,
    changed: () => undefined,
  }),
);
app.route(
  '/recommendations',
  createRecommendationsApp({ database: openRecommendations(join(folder, 'recommendations.db')) }),
);
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) }, ({ port }) =>
  console.log(`port ${port}`),
);
