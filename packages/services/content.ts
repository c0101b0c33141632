/** The content service of this process's configuration. */
import { resolve } from 'node:path';
import type { ContentServiceOptions } from '@cleanpro/contentful-local/options';
import { ContentService } from '@cleanpro/contentful-local/service';
import { Spaces } from '@cleanpro/contentful-local/spaces';
import type { Token } from '@cleanpro/contentful-local/token';
import { siteWebhook } from '@cleanpro/contentful-local/webhooks/definition';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { log } from '@cleanpro/node-service/logging/log';
import { isSecret } from '@cleanpro/node-service/secret';
import type { ServicesConfig } from './config.ts';
import { redirectMovedPage } from './redirect-moved-page.ts';

type TokenVariable = 'CONTENTFUL_DELIVERY_TOKEN' | 'CONTENTFUL_PREVIEW_TOKEN' | 'CONTENTFUL_MANAGEMENT_TOKEN';

/**
 * Opens the content spaces, and with `CONTENT_WATCH` follows their files.
 * @param isReader whether another process has the content service: all that it changes is followed, and nothing is written
 */
export function openContentSpaces(config: ServicesConfig, { isReader }: { isReader: boolean }): Spaces {
  const spaces = new Spaces({
    source: resolve(config.CONTENT_SOURCE),
    dataDir: config.DATA_DIR,
    spaceId: config.CONTENTFUL_SPACE_ID,
    environmentId: config.CONTENTFUL_ENVIRONMENT,
    isReader,
  });
  if (config.CONTENT_WATCH || isReader)
    spaces.eachEnvironment(({ store }) =>
      store.watch((error) => log('error', 'ContentNotReloaded', { message: errorMessage(error) })),
    );
  return spaces;
}

/** Returns what decides whether a token is the current or the previous value of a variable. */
const accepts =
  (config: ServicesConfig, variable: TokenVariable): Token =>
  (sent) =>
    isSecret(variable, [config[variable], config[`${variable}_PREVIOUS`]], sent);

/** The tokens of a configuration. */
export const contentTokens = (config: ServicesConfig): ContentServiceOptions['tokens'] => ({
  delivery: accepts(config, 'CONTENTFUL_DELIVERY_TOKEN'),
  preview: accepts(config, 'CONTENTFUL_PREVIEW_TOKEN'),
  management: accepts(config, 'CONTENTFUL_MANAGEMENT_TOKEN'),
});

/** The content service of a configuration, with the webhook of the site. */
export function createContentService(config: ServicesConfig, spaces: Spaces): ContentService {
  return new ContentService(
    spaces,
    {
      tokens: contentTokens(config),
      imagesBase: config.imagesBaseUrl,
      publicBase: `http://${config.SERVICES_HOST}:${config.SERVICES_PORT}`,
      onPublish: redirectMovedPage,
      webhooks: { secret: config.REVALIDATE_SECRET },
    },
    [siteWebhook(`http://${config.SITE_HOST}:${config.PORT}/api/revalidate`)],
  );
}
