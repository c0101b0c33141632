import 'server-only';
import { RedirectsDocument } from '@/graphql/generated/operations';
import { serverConfig } from '@/lib/config/server';
import {
  indexRedirects,
  type Redirects,
  type StoredRedirect,
} from '@cleanpro/content-values/redirects/follow-redirect';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { REDIRECTS_PAGE_SIZE } from '../client/limits';
import { queryAllPages } from '../client/query-all-pages';

interface EnteredRedirect extends StoredRedirect {
  id: string;
}

/** Loads all redirects. Carries only the tag of the list, because any change to a redirect expires the list. */
async function loadRedirects(preview: boolean): Promise<Tagged<EnteredRedirect[]>> {
  const { items } = await queryAllPages(
    RedirectsDocument,
    { limit: REDIRECTS_PAGE_SIZE, preview },
    ({ redirectCollection }) => redirectCollection,
  );
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

/** Returns all redirects as editors entered them. @throws ContentUnavailableError */
export const getEnteredRedirects = defineCachedRead({ name: 'redirects', load: loadRedirects });

/** Returns the redirects that can take effect, by source path. @throws ContentUnavailableError */
export const getRedirects = defineCachedRead({
  name: 'redirect index',
  load: async (): Promise<Tagged<Redirects>> => ({
    value: indexRedirects(await getEnteredRedirects(), serverConfig().origins),
    // The nested read already reports the tags of the redirects.
    tags: [],
  }),
});
