import { resolve } from 'node:path';
import type { MountOptions } from '@cleanpro/contentful-local/mount';
import type { ContentStore } from '@cleanpro/contentful-local/space/store';
import type { Entry } from '@cleanpro/contentful-local/space/types';
import type { Token } from '@cleanpro/contentful-local/token';
import { isSecret } from '@cleanpro/node-service/secret';
import type { ServicesConfig } from './config.ts';
import { redirectMovedPage } from './redirect-moved-page.ts';
import { REGULATED_FIELDS } from './regulated-fields.ts';
import { siteWebhook } from './site-webhook.ts';

type TokenVariable = 'CONTENTFUL_DELIVERY_TOKEN' | 'CONTENTFUL_PREVIEW_TOKEN' | 'CONTENTFUL_MANAGEMENT_TOKEN';

/** Creates a check for whether a token is the current or the previous value of a variable. */
const accepts =
  (config: ServicesConfig, variable: TokenVariable): Token =>
  (sent) =>
    isSecret(variable, [config[variable], config[`${variable}_PREVIOUS`]], sent);

/**
 * Returns the options of the content service, including the site's webhook, redirects and regulated fields.
 * @param onPublish called with each published entry and its store
 */
export const contentOptions = (
  config: ServicesConfig,
  onPublish: (store: ContentStore, entry: Entry) => void,
): MountOptions => ({
  source: resolve(config.CONTENT_SOURCE),
  dataDir: config.DATA_DIR,
  spaceId: config.CONTENTFUL_SPACE_ID,
  environmentId: config.CONTENTFUL_ENVIRONMENT,
  isWatched: config.CONTENT_WATCH,
  tokens: {
    delivery: accepts(config, 'CONTENTFUL_DELIVERY_TOKEN'),
    preview: accepts(config, 'CONTENTFUL_PREVIEW_TOKEN'),
    management: accepts(config, 'CONTENTFUL_MANAGEMENT_TOKEN'),
  },
  imagesBase: config.imagesBaseUrl,
  publicBase: `http://${config.SERVICES_HOST}:${config.SERVICES_PORT}`,
  onPublish(store, before, after) {
    redirectMovedPage(store, before, after);
    onPublish(store, after);
  },
  regulatedFields: REGULATED_FIELDS,
  webhooks: { secret: config.REVALIDATE_SECRET },
  webhookDefinitions: [siteWebhook(`http://${config.SITE_HOST}:${config.PORT}/api/revalidate`)],
});
