/**
 * Preloaded into the site's process, which needs `--expose-gc`. Answers each message with the resources that the
 * process uses (resource-usage.ts).
 */
import { readdirSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { storedBytes } from '../../../../server/cache/finished-pages.ts';
import type { ResourceUsage } from './resource-usage.ts';

/** Number of garbage collections. Objects released by finalizers and weak references are only freed by the next one. */
const COLLECTIONS = 4;

async function readUsage(): Promise<ResourceUsage> {
  for (let collection = 0; collection < COLLECTIONS; collection += 1) {
    globalThis.gc?.();
    await turn();
  }
  const { heapUsed, external } = process.memoryUsage();
  const resources: Record<string, number> = {};
  for (const name of process.getActiveResourcesInfo()) resources[name] = (resources[name] ?? 0) + 1;
  const caches: Record<string, number> = {
    'bytes of finished pages': storedBytes(),
    'expired tags': globalThis.tagExpirations?.times.size ?? 0,
    'existing slugs': globalThis.resolvedSlugs?.existing.size ?? 0,
    'missing slugs': globalThis.resolvedSlugs?.missing.size ?? 0,
    'rate limits': globalThis.rateLimiters?.size ?? 0,
  };
  for (const [name, values] of globalThis.readCaches ?? []) caches[`values of ${name}`] = values.size;
  return { memory: heapUsed + external, descriptors: readdirSync('/dev/fd').length, resources, caches };
}

process.on('message', () => void readUsage().then((answer) => process.send?.(answer)));
