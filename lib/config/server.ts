import 'server-only';
import { parseSiteConfig, type SiteConfig } from './environment';

let config: SiteConfig | undefined;

/** The site's configuration, read once. Not read while building, which needs no secrets. @throws Error naming each wrong variable */
export function serverConfig(): SiteConfig {
  config ??= parseSiteConfig(process.env);
  return config;
}
