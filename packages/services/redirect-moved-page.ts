import { createHash } from 'node:crypto';
import { firstText, PAGE_FIELD, REDIRECT, redirectSource } from '@cleanpro/content-check/redirects';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { parseTarget } from '@cleanpro/content-values/redirects/redirect';
import type { ContentStore } from '@cleanpro/contentful-local/space/store';
import type { Entry, Space } from '@cleanpro/contentful-local/space/types';

/** Returns the normalized path on this site to which a redirect leads. */
const targetOf = (entry: Entry): string | null => parseTarget(firstText(entry, 'to') ?? '')?.path ?? null;

/** Returns the slug of a page or product, or undefined for other entries. */
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
 * Adds a redirect from a page's old path after a publish that changed its slug. Retargets redirects to the old path,
 * and removes a redirect from the new path, so that there are no chains or loops.
 * @param before the previously published version
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
  // Another page may have taken over the old slug.
  const taken = [...store.current.contentTypes.keys()].some((type) =>
    store.current.published
      .entriesWith(type, 'slug', locale, old)
      .some((entry) => entry.sys.id !== after.sys.id && pageSlugOf(entry, store.current) === old),
  );
  if (!taken) put(store, redirectEntry(idFor(from), from, to, locale));
}
