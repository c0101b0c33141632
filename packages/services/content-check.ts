import type { Hono } from 'hono';
import { createCheckApp } from '@cleanpro/content-check/live-space/app';
import {
  reportPublishedEntries,
  type PublishedEntries,
} from '@cleanpro/content-check/live-space/published-entries';
import { SpaceChecker } from '@cleanpro/content-check/live-space/space-checker';
import { isSecret } from '@cleanpro/node-service/secret';
import type { ServicesConfig } from './config.ts';

interface Options {
  /** Whether this process runs the content service. If not, the delivery API runs elsewhere. */
  hasContent: boolean;
  isEditor: (token: string) => boolean;
}

/**
 * Starts checking the content of the configured space: drafts before they are published, and published entries.
 * @returns the app for `/check`, and the collector that receives the IDs of published entries
 */
export function startContentCheck(
  config: ServicesConfig,
  { hasContent, isEditor }: Options,
): { app: Hono; published: PublishedEntries } {
  const place = {
    spaceId: config.CONTENTFUL_SPACE_ID,
    environmentId: config.CONTENTFUL_ENVIRONMENT,
    address: hasContent ? `http://${config.SERVICES_HOST}:${config.SERVICES_PORT}/cdn` : config.deliveryUrl,
  };
  const checker = new SpaceChecker({
    published: { ...place, isPreview: false, accessToken: config.CONTENTFUL_DELIVERY_TOKEN },
    preview: { ...place, isPreview: true, accessToken: config.CONTENTFUL_PREVIEW_TOKEN },
  });
  const published = reportPublishedEntries(() => checker.findings('published'));
  const app = createCheckApp({
    ...place,
    mayRead: (token) =>
      isSecret(
        'CONTENTFUL_MANAGEMENT_TOKEN',
        [config.CONTENTFUL_MANAGEMENT_TOKEN, config.CONTENTFUL_MANAGEMENT_TOKEN_PREVIOUS],
        token,
      ) || isEditor(token),
    secret: [config.REVALIDATE_SECRET, config.REVALIDATE_SECRET_PREVIOUS],
    check: () => checker.findings('preview'),
    onPublish: (id) => published.add(id),
  });
  return { app, published };
}
