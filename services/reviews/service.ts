import { join } from 'node:path';
import type { Hono } from 'hono';
import type { ServicesConfig } from '../config.ts';
import type { ContentStore } from '../content/space/store.ts';
import { createCatalogue } from './catalogue.ts';
import { notifier } from './notify.ts';
import { createReviewsApp } from './routes.ts';
import { loadSamples } from './samples/load.ts';
import { openReviews } from './tables.ts';

/** The review service on the products of the content space, with its sample reviews at the first start. */
export async function createReviewsService(config: ServicesConfig, store: ContentStore): Promise<Hono> {
  const database = openReviews(join(config.DATA_DIR, 'reviews.db'));
  const catalogue = createCatalogue(store, config.siteUrl);
  await loadSamples(database, catalogue);
  return createReviewsApp({
    database,
    catalogue,
    passkey: config.REVIEWS_PASSKEY,
    autoApprove: config.REVIEWS_AUTO_APPROVE,
    changed: notifier({
      url: `http://${config.SITE_HOST}:${config.PORT}/api/revalidate/reviews`,
      secret: config.REVALIDATE_SECRET,
    }),
  });
}
