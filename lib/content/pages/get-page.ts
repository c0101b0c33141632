import 'server-only';
import { defineCachedRead } from '../cache/cached-read';
import { loadUrlBuilderPages } from '../routing/url-builder';
import { loadPage } from './load-page';
import { loadShell } from './shell';

/** Pages are the largest values, and there are thousands of them. */
const MAX_PAGES_BYTES = 64 * 1024 * 1024;

/** The page at a slug, if there is one. @throws ContentUnavailableError */
export const getPage = defineCachedRead({
  name: 'page',
  load: loadPage,
  maxBytes: MAX_PAGES_BYTES,
  isGood: ({ kind }) => kind !== 'missing',
});

/** Header, footer and layout rules. @throws ContentUnavailableError */
export const getShell = defineCachedRead({ name: 'shell', load: loadShell });

/** Every page of the site, for the sitemap: published ones, in preview too. @throws ContentUnavailableError */
export const getUrlBuilderPages = defineCachedRead({
  name: 'URL builder',
  hasDrafts: false,
  load: loadUrlBuilderPages,
});
