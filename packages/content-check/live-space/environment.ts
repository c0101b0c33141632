import { ConfigurationError } from '@cleanpro/node-service/configuration-error';
import type { LiveSpace } from './read-space.ts';

/**
 * Returns the space configured by the site's environment variables.
 * @throws ConfigurationError if the token is missing
 */
export function spaceOfEnvironment(environment: NodeJS.ProcessEnv, isPreview: boolean): LiveSpace {
  const variable = (name: string, fallback: string): string => environment[name] || fallback;
  const token = isPreview ? 'CONTENTFUL_PREVIEW_TOKEN' : 'CONTENTFUL_DELIVERY_TOKEN';
  const accessToken = environment[token];
  if (!accessToken)
    throw new ConfigurationError(
      `${token}, the token that reads the space, is missing. Add it to .env.local.`,
    );
  const services = `http://${variable('SERVICES_HOST', '127.0.0.1')}:${variable('SERVICES_PORT', '4100')}`;
  const address = variable('CONTENTFUL_CDN_HOST', `${services}/cdn`);
  return {
    spaceId: variable('CONTENTFUL_SPACE_ID', 'cleanpro'),
    environmentId: variable('CONTENTFUL_ENVIRONMENT', 'master'),
    address: /^https?:/.test(address) ? address : `https://${address}`,
    isPreview,
    accessToken,
  };
}
