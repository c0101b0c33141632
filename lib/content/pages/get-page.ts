import 'server-only';
import { cache } from 'react';
import { draftMode } from 'next/headers';
import { log } from '@/lib/telemetry/log';
import { cacheUntilExpired } from '../cache/cache-until-expired';
import { LastGood } from '../cache/last-good';
import { ContentUnavailableError } from '../client/content-unavailable';
import { loadPage, type Loaded, type Resolution } from './load-page';
import { loadShell, type Shell } from './shell';
import { loadUrlBuilderPages, type UrlBuilderPage } from '../routing/url-builder';

/** Whether this request sees drafts. */
export async function isPreview(): Promise<boolean> {
  return (await draftMode()).isEnabled;
}

interface LastGoodOfProcess {
  pages: LastGood<Loaded>;
  shell: LastGood<{ shell: Shell; tags: string[] }>;
  siteIndex: LastGood<{ entries: UrlBuilderPage[]; tags: string[] }>;
}

declare global {
  // The framework loads this module once for each kind of route; what was good last belongs to the whole process.
  var lastGoodContent: LastGoodOfProcess | undefined;
}

const MAX_PAGES = 500;
const lastGood = (globalThis.lastGoodContent ??= {
  pages: new LastGood(MAX_PAGES),
  shell: new LastGood(1),
  siteIndex: new LastGood(1),
});

/** Stale is better than an error: what was good last stands in while the content service is down. */
export async function orLastGood<T>(
  store: LastGood<T>,
  key: string,
  load: () => Promise<T>,
  isGood: (value: T) => boolean = () => true,
): Promise<T> {
  try {
    const value = await load();
    // What is not there any more must not come back when the service fails.
    if (isGood(value)) store.put(key, value);
    else store.delete(key);
    return value;
  } catch (error) {
    const known = store.get(key);
    if (known === undefined || !(error instanceof ContentUnavailableError)) {
      globalThis.telemetryReporter?.remember(error);
      throw error;
    }
    log('warn', 'ContentServedStale', { key, reason: error.message });
    return known;
  }
}

async function getCachedPage(slug: string): Promise<Resolution> {
  'use cache';
  const { resolution, tags } = await orLastGood(
    lastGood.pages,
    slug,
    () => loadPage(slug, false),
    ({ resolution: found }) => found.kind !== 'missing',
  );
  cacheUntilExpired(tags);
  return resolution;
}

async function getCachedShell(): Promise<Shell> {
  'use cache';
  const { shell, tags } = await orLastGood(lastGood.shell, 'shell', () => loadShell(false));
  cacheUntilExpired(tags);
  return shell;
}

async function getCachedUrlBuilderPages(): Promise<UrlBuilderPage[]> {
  'use cache';
  const { entries, tags } = await orLastGood(lastGood.siteIndex, 'site index', () =>
    loadUrlBuilderPages(false),
  );
  cacheUntilExpired(tags);
  return entries;
}

/** The page at a slug, kept until it changes; in preview read anew, drafts over published. Once for each render. */
export const getPage = cache(async (slug: string): Promise<Resolution> => {
  if (await isPreview()) return (await loadPage(slug, true)).resolution;
  return getCachedPage(slug);
});

/** What stands around every page. */
export const getShell = cache(async (): Promise<Shell> => {
  if (await isPreview()) return (await loadShell(true)).shell;
  return getCachedShell();
});

/** Every page of the site, for the sitemap. */
export const getUrlBuilderPages = cache((): Promise<UrlBuilderPage[]> => getCachedUrlBuilderPages());
