import 'server-only';
import { RedirectsDocument } from '@/graphql/generated/operations';
import { serverConfig } from '@/lib/config/server';
import { currentTime, haveExpiredSince } from '@/lib/processes/tag-expirations';
import { indexRedirects, type Redirects, type StoredRedirect } from '@/lib/redirects/follow-redirect';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { ALL_CONTENT_TAG, listTag } from '../cache/tags';
import { fetchAllPages } from '../client/fetch-all-pages';
import { REDIRECTS_PAGE_SIZE } from '../client/limits';
import { LOCALE, queryContent } from '../client/query';
import { isPreview } from '../preview/draft-mode';

/** Reading thousands of redirects from the cache takes milliseconds, and any made-up address needs them. */
const MAX_INDEX_AGE_MS = 5_000;
const TAGS = [ALL_CONTENT_TAG, listTag('redirect')];

export interface EnteredRedirect extends StoredRedirect {
  id: string;
}

/** Without tags of single redirects: each change of one expires the list. */
async function loadRedirects(preview: boolean): Promise<Tagged<EnteredRedirect[]>> {
  const { items } = await fetchAllPages(REDIRECTS_PAGE_SIZE, async (page) => {
    const { data } = await queryContent(RedirectsDocument, { ...page, locale: LOCALE, preview });
    const collection = data.redirectCollection;
    return { items: collection?.items, total: collection?.total, tags: [] };
  });
  return {
    value: items.map(({ sys, from, to, permanent }) => ({
      id: sys.id,
      from: from ?? '',
      to: to ?? '',
      permanent: permanent !== false,
    })),
    tags: [listTag('redirect')],
  };
}

const redirects = defineCachedRead({ name: 'redirects', load: loadRedirects });

async function getCachedRedirects(): Promise<EnteredRedirect[]> {
  'use cache';
  return redirects.cached();
}

/** All redirects as they were entered. @throws ContentUnavailableError */
export const getEnteredRedirects = (): Promise<EnteredRedirect[]> => redirects.read(getCachedRedirects);

const readIndex = async (): Promise<Redirects> =>
  indexRedirects(await getEnteredRedirects(), serverConfig().origins);

let index: { redirects: Promise<Redirects>; readAt: number } | undefined;

/** The redirects that can fire, by the path of their source. @throws ContentUnavailableError */
export async function getRedirects(): Promise<Redirects> {
  if (await isPreview()) return readIndex();
  const now = currentTime();
  if (!index || now - index.readAt > MAX_INDEX_AGE_MS || haveExpiredSince(TAGS, index.readAt)) {
    const read = { redirects: readIndex(), readAt: now };
    index = read;
    read.redirects.catch(() => {
      if (index === read) index = undefined;
    });
  }
  return index.redirects;
}
