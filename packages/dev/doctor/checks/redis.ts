/** Checks that Redis is reachable and has a supported version. */
import { createClient } from '@redis/client';
import type { SiteConfig } from '../../../../lib/config/environment.ts';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { error, type Check } from '../check.ts';

const OLDEST_VERSION = 6;
const CONNECT_TIMEOUT_MS = 5_000;

export const redis: Check<SiteConfig> = {
  name: 'redis',
  async run(site) {
    if (site.REDIS_URL === undefined) return { skipped: 'REDIS_URL is not set' };
    const client = createClient({
      url: site.REDIS_URL,
      socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: false },
    });
    // `connect` rejects with the same error.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const version = /redis_version:(\d+)/.exec(
        await client.sendCommand(['INFO', 'server']).then(String),
      )?.[1];
      if (version !== undefined && Number(version) < OLDEST_VERSION)
        return [
          error('REDIS_URL', `Redis is version ${version}.`, `The site needs ${OLDEST_VERSION}.0 or newer.`),
        ];
      return [];
    } catch (failure) {
      return [
        error(
          'REDIS_URL',
          `Redis cannot be used: ${errorMessage(failure)}.`,
          'Check host, port, user and password in REDIS_URL. Until then a publish reaches the other processes late, and each counts rate limits by itself.',
        ),
      ];
    } finally {
      if (client.isOpen) client.destroy();
    }
  },
};
