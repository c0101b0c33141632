import 'server-only';
import { cache } from 'react';
import { defineCachedRead } from '../cache/cached-read';
import { loadUrlBuilderPages, type UrlBuilderPage } from '../routing/url-builder';
import { loadPage, type LoadedPage, type MissingPage } from './load-page';
import { loadShell, type Shell } from './shell';

const page = defineCachedRead({
  name: 'page',
  load: loadPage,
  maxLastGood: 500,
  isGood: ({ kind }) => kind !== 'missing',
});
const shell = defineCachedRead({ name: 'shell', load: loadShell });
const urlBuilderPages = defineCachedRead({ name: 'URL builder', load: loadUrlBuilderPages });

async function getCachedPage(slug: string): Promise<LoadedPage | MissingPage> {
  'use cache';
  return page.cached(slug);
}

async function getCachedShell(): Promise<Shell> {
  'use cache';
  return shell.cached();
}

async function getCachedUrlBuilderPages(): Promise<UrlBuilderPage[]> {
  'use cache';
  return urlBuilderPages.cached();
}

/** The page at a slug, if there is one, loaded once per render. @throws ContentUnavailableError */
export const getPage = cache((slug: string): Promise<LoadedPage | MissingPage> =>
  page.read(getCachedPage, slug),
);

/** Header, footer and layout rules, loaded once per render. @throws ContentUnavailableError */
export const getShell = cache((): Promise<Shell> => shell.read(getCachedShell));

/** Every page of the site, for the sitemap: published ones, in preview too. @throws ContentUnavailableError */
export const getUrlBuilderPages = cache((): Promise<UrlBuilderPage[]> => getCachedUrlBuilderPages());
