import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../lib/config/environment.ts';
import { errorMessage } from '../../lib/telemetry/error-message.ts';
import { log } from '../../lib/telemetry/log.ts';
import { PageStore } from './page-store.ts';
import { storeKey } from './store-folder.ts';

/** Settings that do not affect pages: listening addresses, private ports, and secrets, which are rotated. */
const UNRENDERED = /^(?:LISTEN|METRICS|OTEL)_|_(?:SECRET|TOKEN|PASSKEY|PREVIOUS)$/;

/**
 * Opens the store for a build's pages under a configuration. Returns undefined if none is configured, or if its folder
 * cannot be used, which is logged.
 */
export async function openPageStore(config: SiteConfig, distDir: string): Promise<PageStore | undefined> {
  const { PAGE_CACHE_DIR: root, ...others } = config;
  if (root === undefined) return undefined;
  try {
    const buildId = readFileSync(join(distDir, 'BUILD_ID'), 'utf8');
    const rendered = Object.entries(others).filter(([name]) => !UNRENDERED.test(name));
    const store = await PageStore.open({ root, key: storeKey(buildId, Object.fromEntries(rendered)) });
    store.start();
    return store;
  } catch (error) {
    log('error', 'PageStoreUnusable', { message: errorMessage(error) });
    return undefined;
  }
}
