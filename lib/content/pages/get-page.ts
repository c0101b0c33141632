import 'server-only';
import { defineCachedRead } from '../cache/cached-read';
import { loadUrlBuilderPages } from '../routing/url-builder';
import { loadPage } from './load-page';
import { loadShell } from './shell';

/** Cache size for pages. They are the largest values, and there are thousands of them. */
const MAX_PAGES_BYTES = 64 * 1024 * 1024;

/** Returns the page at a slug. Its `kind` is 'missing' if there is none. @throws ContentUnavailableError */
export const getPage = defineCachedRead({
  name: 'page',
  load: loadPage,
  maxBytes: MAX_PAGES_BYTES,
  isGood: ({ kind }) => kind !== 'missing',
});

/** Returns the header, footer and layout rules. @throws ContentUnavailableError */
export const getShell = defineCachedRead({ name: 'shell', load: loadShell });

/** Returns every published page of the site for the sitemap. Previews get the same list. */
export const getUrlBuilderPages = defineCachedRead({
  name: 'URL builder',
  hasDrafts: false,
  load: loadUrlBuilderPages,
});
