import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { ALL_CONTENT_TAG } from '@/lib/content/cache/tags';
import { PollLoop, type PollResult } from '@/lib/upstream/poll-loop';
import { errorMessage } from '@/lib/telemetry/error-message';
import { log } from '@/lib/telemetry/log';
import { fetchJson, ServiceFailure } from '@/lib/upstream/fetch-json';
import { cdnAdapter } from './cdn';
import { CDN_STORE_DELAY_MS } from './sent-pages';
import { shortTag } from './short-tag';

const TIMEOUT_MS = 2_000;
const RETRIES = 2;
/**
 * Failed purges are retried after 1, 2, 4, 8, 16 and 30 seconds, and then at this interval. The interval doubles after
 * each failure, up to five minutes (PollLoop).
 */
const RETRY_INTERVAL_MS = 60_000;
/**
 * Maximum number of failed tags to retry. If there are more, the retry purges all pages, because so many requests would
 * take too long.
 */
const MAX_UNPURGED_TAGS = 1_000;

class PurgeFailure extends ServiceFailure {
  constructor(...args: [status: number, statusText: string, options?: ErrorOptions]) {
    super('CDN', ...args);
  }
}

interface Unpurged {
  /** Failed tags by purge URL, shortened as in the requests to the CDN. */
  tags: Map<string, Set<string>>;
  /** Runs while `tags` is not empty. */
  retries?: PollLoop;
  scheduledRepeats: Set<() => Promise<void>>;
}

declare global {
  // Next bundles this module once per kind of route, but pending purges belong to the whole process.
  var unpurged: Unpurged | undefined;
}

const unpurged: Unpurged = (globalThis.unpurged ??= { tags: new Map(), scheduledRepeats: new Set() });

function* chunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/**
 * Purges tags at one URL. Failed batches are queued and retried later.
 * @throws PurgeFailure when a batch failed
 */
async function purgeAt(url: string, tags: readonly string[], retries: number): Promise<void> {
  const { cdn } = serverConfig();
  if (!cdn) return;
  const { maxTagsPerPurge, purgeRequest } = cdnAdapter(cdn.name);
  const parts = [...chunks(tags, maxTagsPerPurge)];
  const results = await Promise.allSettled(
    parts.map((some) =>
      fetchJson(url, {
        ...purgeRequest(some, cdn.token),
        Failure: PurgeFailure,
        timeoutMs: TIMEOUT_MS,
        retries,
      }),
    ),
  );
  const failed = parts.filter((_, index) => results[index]?.status === 'rejected').flat();
  if (failed.length > 0) purgeLater(url, failed);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function retry(): Promise<PollResult> {
  const waiting = [...unpurged.tags];
  unpurged.tags.clear();
  const retried = waiting.map(([url, tags]) => purgeAt(url, [...tags], 0));
  for (const result of await Promise.allSettled(retried))
    if (result.status === 'rejected') throw result.reason;
  if (unpurged.tags.size > 0) return 'incomplete';
  unpurged.retries?.stop();
  unpurged.retries = undefined;
  return 'complete';
}

/** Queues tags after a failed purge at this URL. They are retried until a purge succeeds. */
function purgeLater(url: string, tags: readonly string[]): void {
  const all = new Set([...(unpurged.tags.get(url) ?? []), ...tags]);
  unpurged.tags.set(url, all.size > MAX_UNPURGED_TAGS ? new Set([shortTag(ALL_CONTENT_TAG)]) : all);
  if (unpurged.retries) return;
  unpurged.retries = new PollLoop({ name: 'CDN purge', poll: retry, intervalMs: RETRY_INTERVAL_MS });
  unpurged.retries.pollSoon();
}

async function purgeOnce(tags: readonly string[]): Promise<void> {
  const { cdn } = serverConfig();
  const purges = cdn?.urls.map((url) => purgeAt(url, tags, RETRIES)) ?? [];
  for (const result of await Promise.allSettled(purges))
    if (result.status === 'rejected')
      log('error', 'CdnNotPurged', { message: errorMessage(result.reason), tags: tags.length });
}

/**
 * Purges the pages with these tags from the CDN, if one is configured. Failures are logged, not thrown, and retried
 * until the CDN accepts the purge. Resolves when the first purge has been answered.
 * @param mayStalePageArrive whether an old page may reach the CDN after the purge. The purge is then repeated three
 * seconds later, when the CDN has stored that page.
 */
export async function purgeCdn(tags: readonly string[], mayStalePageArrive: boolean): Promise<void> {
  const { cdn } = serverConfig();
  if (!cdn) return;
  const short = [...new Set(tags.map(shortTag))];
  await purgeOnce(short);
  if (!mayStalePageArrive && !cdnAdapter(cdn.name).purgesCachesInAnyOrder) return;
  const repeat = async (): Promise<void> => {
    clearTimeout(timer);
    unpurged.scheduledRepeats.delete(repeat);
    await purgeOnce(short);
  };
  const timer = setTimeout(() => void repeat(), CDN_STORE_DELAY_MS).unref();
  // A process that stops runs its pending repeats before it exits (server/main.ts).
  unpurged.scheduledRepeats.add(repeat);
}
