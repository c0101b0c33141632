import 'server-only';
import { cache } from 'react';
import { defineCachedRead } from '../cache/cached-read';
import { loadUrlBuilderPages, type UrlBuilderPage } from '../routing/url-builder';
import type { RouteResolution } from '../routing/route-resolution';
import { loadPage, type LoadedPage } from './load-page';
import { loadShell, type Shell } from './shell';

const page = defineCachedRead({
  name: 'page',
  load: loadPage,
  maxLastGood: 500,
  isGood: ({ kind }) => kind !== 'missing',
});
const shell = defineCachedRead({ name: 'shell', load: loadShell });
const urlBuilderPages = defineCachedRead({ name: 'URL builder', load: loadUrlBuilderPages });

async function getCachedPage(slug: string): Promise<RouteResolution<LoadedPage>> {
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

/** The page, redirect or nothing at a slug, loaded once per render. @throws ContentUnavailableError */
export const getPage = cache((slug: string): Promise<RouteResolution<LoadedPage>> =>
  page.read(getCachedPage, slug),
);

/** Header, footer and layout rules, loaded once per render. @throws ContentUnavailableError */
export const getShell = cache((): Promise<Shell> => shell.read(getCachedShell));

/** Every page of the site, for the sitemap: published ones, in preview too. @throws ContentUnavailableError */
export const getUrlBuilderPages = cache((): Promise<UrlBuilderPage[]> => getCachedUrlBuilderPages());
