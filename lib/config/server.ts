import 'server-only';
import { parseSiteConfig, type SiteConfig } from './environment';

let config: SiteConfig | undefined;

/**
 * Returns the site's configuration. Reads the environment only on first use, so that a build needs no secrets.
 * @throws Error that names each missing or invalid variable
 */
export function serverConfig(): SiteConfig {
  config ??= parseSiteConfig(process.env);
  return config;
}
