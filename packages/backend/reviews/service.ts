import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Secret } from '@cleanpro/node-service/secret';
import { startWorker, type Worker } from '@cleanpro/node-service/worker';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { DeliveryCatalogue } from './catalogue/delivery.ts';
import { startNotifications, type NotifySite } from './changes.ts';
import { openReviews } from './database.ts';
import { sweepReviewers } from './erase.ts';
import { createReviewsApp } from './routes.ts';
import { loadSamples } from './samples/load.ts';

const CATALOGUE_REFRESH_MS = 60_000;
const SWEEP_MS = 3600_000;
const DAY_MS = 24 * 3600_000;

export interface ReviewServiceOptions {
  dataDir: string;
  /** PostgreSQL URL. Without it, a SQLite file in `dataDir` is used. */
  databaseUrl?: string | undefined;
  catalogue: Catalogue | DeliveryCatalogue;
  passkey: Secret;
  /** Number of days to keep data that identifies voters and authors of reviews, except for authors' email addresses. */
  retention: number;
  autoApprove: boolean;
  notifySite: NotifySite;
}

export interface ReviewService {
  app: Hono;
  stop(): Promise<void>;
}

/**
 * Starts the review service. The first start loads the sample reviews.
 * @throws Error if its database cannot be reached
 */
export async function startReviewService(options: ReviewServiceOptions): Promise<ReviewService> {
  const { catalogue } = options;
  const database = await openReviews(join(options.dataDir, 'reviews.db'), options.databaseUrl);
  const { db } = database;
  const workers: Worker[] = [
    startNotifications({ database: db, notifySite: options.notifySite }),
    startWorker('ReviewerSweep', SWEEP_MS, () =>
      sweepReviewers(database, Date.now() - options.retention * DAY_MS),
    ),
  ];
  if ('refresh' in catalogue) {
    workers.push(
      startWorker('ReviewCatalogue', CATALOGUE_REFRESH_MS, async () => {
        await catalogue.refresh();
        await loadSamples(db, catalogue);
        return false;
      }),
    );
  } else {
    await loadSamples(db, catalogue);
  }
  return {
    app: createReviewsApp({
      database: db,
      catalogue,
      passkey: options.passkey,
      autoApprove: options.autoApprove,
    }),
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await db.destroy();
    },
  };
}
