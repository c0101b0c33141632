/** `GET /pages?entry=ID`: the pages that display an entry. */
import { Hono } from 'hono';
import { z } from 'zod';
import { StudioError } from '../error.ts';
import type { ManagementClient } from '../management/client.ts';
import type { SignedIn } from '../sessions/cookie.ts';
import { ASSISTANT_PATH, isOfAssistant, isPageType, pathOf } from './paths.ts';

const ID = /^[\w.-]{1,64}$/;
const MAX_PAGES = 200;
/** Maximum number of entries to follow. An entry that exceeds it, such as a menu, is on nearly every page. */
const MAX_ENTRIES = 2_000;
/** Number of entries whose referrers are read in parallel. */
const CONCURRENCY = 8;
/** How long content types are cached. They are half a megabyte and seldom change. */
const TYPES_AGE_MS = 10_000;

const LINK = z.object({ sys: z.object({ id: z.string() }) });
const ENTRY = z.object({
  sys: z.object({ id: z.string(), contentType: LINK, publishedVersion: z.number().optional() }),
  fields: z.record(z.string(), z.record(z.string(), z.unknown())),
});
type Entry = z.infer<typeof ENTRY>;
const ENTRIES = z.object({ items: z.array(ENTRY) });
const CONTENT_TYPES = z.object({
  items: z.array(
    z.object({
      sys: z.object({ id: z.string() }),
      displayField: z.string().nullish(),
      fields: z.array(z.object({ id: z.string() })),
    }),
  ),
});

interface Options {
  management: ManagementClient;
  /** Format: `/spaces/{space}/environments/{environment}`. */
  environmentPath: string;
  siteOrigin: string;
}

const valueOf = (entry: Entry | undefined, field: string): unknown =>
  Object.values(entry?.fields[field] ?? {})[0];
const textOf = (entry: Entry | undefined, field: string): string | undefined => {
  const value = valueOf(entry, field);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

type PageTypes = ReadonlyMap<string, z.infer<typeof CONTENT_TYPES>['items'][number]>;

/** Returns a function that reads the content types of pages, and caches them briefly. */
function createPageTypesReader({
  management,
  environmentPath,
}: Options): (token: string) => Promise<PageTypes> {
  let latest: { types: PageTypes; readAt: number } | undefined;
  return async (token) => {
    const readAt = performance.now();
    if (latest && readAt - latest.readAt < TYPES_AGE_MS) return latest.types;
    const { items } = await management.read(
      token,
      `${environmentPath}/content_types?limit=1000`,
      CONTENT_TYPES,
    );
    const types = new Map(items.filter(isPageType).map((type) => [type.sys.id, type]));
    latest = { types, readAt };
    return types;
  };
}

export function createPagesApp(options: Options): Hono<SignedIn> {
  const { management, environmentPath, siteOrigin } = options;
  const readPageTypes = createPageTypesReader(options);
  const app = new Hono<SignedIn>();

  app.get('/pages', async (context) => {
    const { token } = context.var.session;
    const start = context.req.query('entry') ?? '';
    if (!ID.test(start)) throw new StudioError(400, 'BadRequest', 'The parameter "entry" must be an id.');
    const read = <T>(path: string, schema: z.ZodType<T>): Promise<T> =>
      management.read(token, `${environmentPath}${path}`, schema);
    const [pageTypes, first] = await Promise.all([
      readPageTypes(token),
      // Read with the editor's own token, so that an editor who cannot read the entry gets no pages either.
      read(`/entries/${start}`, ENTRY),
    ]);

    const pages: Entry[] = [];
    const found = new Map([[start, first]]);
    const waiting = [...found.values()];
    while (waiting.length > 0 && pages.length < MAX_PAGES && found.size < MAX_ENTRIES) {
      const some = waiting.splice(0, CONCURRENCY);
      const referrers = await Promise.all(
        some.map(async (entry) => {
          if (pageTypes.has(entry.sys.contentType.sys.id)) {
            pages.push(entry);
            // An entry that links to a page does not display it.
            return [];
          }
          return (await read(`/entries?links_to_entry=${entry.sys.id}&limit=1000`, ENTRIES)).items;
        }),
      );
      for (const entry of referrers.flat()) {
        if (found.has(entry.sys.id)) continue;
        found.set(entry.sys.id, entry);
        waiting.push(entry);
      }
    }

    async function pathOfPage(page: Entry): Promise<string | undefined> {
      const { id: type } = page.sys.contentType.sys;
      if (isOfAssistant(type)) {
        const slug = textOf(page, 'slug');
        return slug === undefined ? ASSISTANT_PATH : pathOf(type, slug);
      }
      // A product page has the address of its product.
      const link = LINK.safeParse(valueOf(page, 'product'));
      const named = link.success
        ? await read(`/entries/${link.data.sys.id}`, ENTRY).catch(() => undefined)
        : page;
      const slug = textOf(named, 'slug');
      return slug === undefined ? undefined : pathOf(type, slug);
    }
    const answers = await Promise.all(
      pages.slice(0, MAX_PAGES).map(async (page) => {
        const path = await pathOfPage(page);
        const { id: contentType } = page.sys.contentType.sys;
        const displayField = pageTypes.get(contentType)?.displayField ?? 'title';
        const title = textOf(page, 'title') ?? textOf(page, displayField) ?? page.sys.id;
        const isPublished = page.sys.publishedVersion !== undefined;
        const address = path === undefined ? {} : { path, url: `${siteOrigin}${path}` };
        return { id: page.sys.id, contentType, title, isPublished, ...address };
      }),
    );
    return context.json(answers, 200, { 'cache-control': 'no-store' });
  });
  return app;
}
