import { serverConfig } from '@/lib/config/server';
import { pageHref, ROOT } from '@/lib/content/routing/links';
import { buildDataLayer, type PageFacts } from './data-layer';

/** What a page says of itself, for its attribute `data-page`; `null` in it where it must say its address and cannot. */
export const pageAttribute = (slug: string, facts?: Omit<PageFacts, 'pageUrl' | 'locale'>): string =>
  JSON.stringify(
    buildDataLayer({ ...facts, pageUrl: serverConfig().SITE_URL + pageHref(slug), locale: ROOT.slice(1) }),
  );
