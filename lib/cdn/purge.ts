import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { errorMessage } from '@/lib/telemetry/error-message';
import { log } from '@/lib/telemetry/log';
import { fetchJson, ServiceFailure } from '@/lib/upstream/fetch-json';
import { cdnAdapter } from './cdn';
import { shortTag } from './short-tag';

const TIMEOUT_MS = 2_000;
const RETRIES = 2;
/** Pages that were on their way to the CDN during a purge have been stored by then. */
const REPEAT_AFTER_MS = 3_000;

class PurgeFailure extends ServiceFailure {
  constructor(...args: [status: number, statusText: string, options?: ErrorOptions]) {
    super('CDN', ...args);
  }
}

function* chunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

async function purgeOnce(tags: readonly string[]): Promise<void> {
  const { cdn } = serverConfig();
  if (!cdn) return;
  const { maxTagsPerPurge, purgeRequest } = cdnAdapter(cdn.name);
  const requests = cdn.urls.flatMap((url) =>
    [...chunks(tags, maxTagsPerPurge)].map((some) =>
      fetchJson(url, {
        ...purgeRequest(some, cdn.token),
        Failure: PurgeFailure,
        timeoutMs: TIMEOUT_MS,
        retries: RETRIES,
      }),
    ),
  );
  for (const result of await Promise.allSettled(requests))
    if (result.status === 'rejected')
      log('error', 'CdnNotPurged', { message: errorMessage(result.reason), tags: tags.length });
}

/**
 * Purges the pages with these tags from the CDN, where one is configured, and once more a moment later. Failures are
 * logged, not thrown: the CDN drops its pages when they are as old as the site's own may be.
 * @returns when the first purge has been answered
 */
export async function purgeCdn(tags: readonly string[]): Promise<void> {
  if (!serverConfig().cdn) return;
  const short = [...new Set(tags.map(shortTag))];
  await purgeOnce(short);
  setTimeout(() => void purgeOnce(short), REPEAT_AFTER_MS).unref();
}
