/** Redirects: checks, and redirects from the old URL of a page whose slug changes. */
import { createHash } from 'node:crypto';
import type { ContentStore } from './store.ts';
import type { Entry, Space } from './types.ts';
import { linksOf } from './view.ts';

const TYPE = 'redirect';
const ROOT = '/en-us';
const PAGE_FIELD = 'pageMetaData';

/** The first text of a field, in any locale. */
function text(entry: Entry, field: string): string | undefined {
  const value = Object.values(entry.fields[field] ?? {})[0];
  return typeof value === 'string' ? value : undefined;
}

/** The canonical path of a URL of the site: without trailing slash, query and fragment. */
function pathOf(url: string): string | undefined {
  if (!url.startsWith('/') || url.startsWith('//')) return undefined;
  const path = url.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return path === '' ? ROOT : path;
}

export interface RedirectProblem {
  id: string;
  field: 'from' | 'to';
  what: string;
  todo: string;
}

/**
 * Problems with redirects: loops, chains, and redirects from the path of an existing page, which are never followed.
 * One pass over all redirects.
 */
export function redirectProblems(space: Space, pages: ReadonlySet<string>): RedirectProblem[] {
  const problems: RedirectProblem[] = [];
  const redirects = space.preview.entriesOf(TYPE).flatMap((entry) => {
    const from = pathOf(text(entry, 'from') ?? '');
    const to = text(entry, 'to');
    return from !== undefined && to !== undefined ? [{ id: entry.sys.id, from, to, target: pathOf(to) }] : [];
  });
  const byFrom = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  for (const { id, from, to, target } of redirects) {
    const slug = from.slice(ROOT.length + 1);
    if (from === ROOT || pages.has(slug))
      problems.push({
        id,
        field: 'from',
        what: `leads away from ${from}, where a page stands`,
        todo: 'remove the redirect, or give the page another slug',
      });
    const next = target === undefined ? undefined : byFrom.get(target);
    if (!next) continue;
    const seen = new Set([from]);
    let last = next;
    while (!seen.has(last.from)) {
      seen.add(last.from);
      const further = last.target === undefined ? undefined : byFrom.get(last.target);
      if (!further) break;
      last = further;
    }
    const loop = last.target !== undefined && seen.has(last.target);
    problems.push({
      id,
      field: 'to',
      what: loop
        ? `leads in a circle: ${[...seen].join(' to ')}`
        : `leads to ${to}, which leads on to ${next.to}`,
      todo: loop ? 'let one of them lead to a page' : `lead straight to ${last.to}`,
    });
  }
  return problems;
}

/** The slug of an entry that is a page or a product; undefined for all others. */
function pageSlugOf(entry: Entry | undefined, space: Space): string | undefined {
  if (!entry) return undefined;
  const type = entry.sys.contentType.sys.id;
  const isPage = space.contentTypes.get(type)?.fields.some(({ id }) => id === PAGE_FIELD) === true;
  return isPage || type === 'product' ? text(entry, 'slug') : undefined;
}

const hrefOf = (slug: string): string => (slug === 'home' ? ROOT : `${ROOT}/${slug}`);

const idFor = (from: string): string =>
  `redirect-${createHash('sha256').update(from).digest('hex').slice(0, 20)}`;

function put(store: ContentStore, entry: Entry): void {
  store.saveDraft(entry);
  store.publish('Entry', entry.sys.id);
}

function redirectEntry(id: string, from: string, to: string, locale: string): Entry {
  return {
    sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: TYPE } } },
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
  const from = hrefOf(old);
  const to = hrefOf(now);
  const locale = store.current.defaultLocale.code;
  for (const entry of store.current.preview.entriesOf(TYPE)) {
    if (pathOf(text(entry, 'from') ?? '') === to) store.remove('Entry', entry.sys.id);
    else if (pathOf(text(entry, 'to') ?? '') === from)
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

/** The slugs of all pages; those of product pages are in their product. */
export function pageSlugs(space: Space): Set<string> {
  const slugs = new Set<string>();
  for (const type of space.contentTypes.values()) {
    if (!type.fields.some(({ id }) => id === PAGE_FIELD)) continue;
    for (const entry of space.preview.entriesOf(type.sys.id)) {
      const [link] = Object.values(entry.fields.product ?? {}).flatMap(linksOf);
      const slug = text(entry, 'slug') ?? text(space.preview.entry(link?.sys.id ?? '') ?? entry, 'slug');
      if (slug !== undefined) slugs.add(slug);
    }
  }
  return slugs;
}
