import { z } from 'zod';
import type { Api, Session } from '../api/client.ts';
import type { ContentType, Entry } from '../api/schemas.ts';
import { isPageType } from './references.ts';

/** Approximate number of characters that search results display. */
export const TITLE_LENGTH = 60;
export const DESCRIPTION_LENGTH = 160;

export interface SearchResult {
  title: string;
  description: string;
  isHidden: boolean;
}

const link = z.object({ sys: z.object({ id: z.string() }) });

interface Sources {
  api: Api;
  session: Session;
  contentTypes: ContentType[];
}

/** Returns the name of the site, which is appended to page titles. */
async function readSiteName({ api, session, contentTypes }: Sources): Promise<string> {
  if (!contentTypes.some(({ sys }) => sys.id === 'organization')) return '';
  const query = new URLSearchParams({ content_type: 'organization', limit: '1' });
  const { items } = await api.entries(query);
  const name = items[0]?.fields.name?.[session.defaultLocale];
  return typeof name === 'string' ? name : '';
}

/** Returns the search result for a page or for page metadata; undefined for entries of other types. */
export async function readSearchResult(sources: Sources, entry: Entry): Promise<SearchResult | undefined> {
  const { api, session, contentTypes } = sources;
  const { defaultLocale } = session;
  const type = contentTypes.find(({ sys }) => sys.id === entry.sys.contentType.sys.id);
  const isMetadata = type?.sys.id === 'pageMetaData';
  if (!isMetadata && !isPageType(type)) return undefined;
  const linked = link.safeParse((entry.fields.pageMetaData ?? entry.fields.pageMetadata)?.[defaultLocale]);
  const [metadata, siteName] = await Promise.all([
    isMetadata ? entry : linked.success ? api.entry(linked.data.sys.id).catch(() => undefined) : undefined,
    readSiteName(sources),
  ]);
  const textOf = (of: Entry | undefined, ...fields: string[]): string => {
    const texts = fields.map((field) => of?.fields[field]?.[defaultLocale]);
    return texts.find((text) => typeof text === 'string' && text !== '')?.toString() ?? '';
  };
  const title = textOf(metadata, 'title') || textOf(entry, 'title');
  return {
    title: siteName === '' || title.includes(siteName) ? title : `${title} | ${siteName}`,
    description: textOf(metadata, 'description') || textOf(entry, 'shortDescription', 'description'),
    isHidden: metadata?.fields.noIndex?.[defaultLocale] === true,
  };
}
