/** Redirects from the old address of a page whose slug changes. */
import { createHash } from 'node:crypto';
import { firstText, PAGE_FIELD, REDIRECT, redirectSource } from '@cleanpro/content-check/redirects';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { parseTarget } from '@cleanpro/content-values/redirects/redirect';
import type { ContentStore } from '@cleanpro/contentful-local/space/store';
import type { Entry, Space } from '@cleanpro/contentful-local/space/types';

/** The normalized path on this site to which a redirect leads. */
const targetOf = (entry: Entry): string | null => parseTarget(firstText(entry, 'to') ?? '')?.path ?? null;

/** The slug of an entry that is a page or a product; undefined for all others. */
function pageSlugOf(entry: Entry | undefined, space: Space): string | undefined {
  if (!entry) return undefined;
  const type = entry.sys.contentType.sys.id;
  const isPage = space.contentTypes.get(type)?.fields.some(({ id }) => id === PAGE_FIELD) === true;
  return isPage || type === 'product' ? firstText(entry, 'slug') : undefined;
}

const idFor = (from: string): string =>
  `redirect-${createHash('sha256').update(from).digest('hex').slice(0, 20)}`;

function put(store: ContentStore, entry: Entry): void {
  store.saveDraft(entry);
  store.publish('Entry', entry.sys.id);
}

function redirectEntry(id: string, from: string, to: string, locale: string): Entry {
  return {
    sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: REDIRECT } } },
    metadata: { tags: [] },
    fields: { from: { [locale]: from }, to: { [locale]: to }, permanent: { [locale]: true } },
  };
}

/**
 * Call after a publish. When the slug of a page changed, adds a redirect from its old path. Redirects to the old path
 * are pointed at the new one, and a redirect from the new path is removed, so that no chain or loop arises.
 * @param before the entry as it was published before
 */
export function redirectMovedPage(store: ContentStore, before: Entry | undefined, after: Entry): void {
  const old = pageSlugOf(before, store.current);
  const now = pageSlugOf(after, store.current);
  if (old === undefined || now === undefined || old === now) return;
  const from = pageHref(old);
  const to = pageHref(now);
  const locale = store.current.defaultLocale.code;
  for (const entry of store.current.preview.entriesOf(REDIRECT)) {
    if (redirectSource(entry) === to) store.remove('Entry', entry.sys.id);
    else if (targetOf(entry) === from)
      put(store, { ...entry, fields: { ...entry.fields, to: { [locale]: to } } });
  }
  // Another page may use the old slug by now.
  const taken = [...store.current.contentTypes.keys()].some((type) =>
    store.current.published
      .entriesWith(type, 'slug', locale, old)
      .some((entry) => entry.sys.id !== after.sys.id && pageSlugOf(entry, store.current) === old),
  );
  if (!taken) put(store, redirectEntry(idFor(from), from, to, locale));
}
