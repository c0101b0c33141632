import { serverConfig } from '@/lib/config/server';
import { pageHref, ROOT } from '@cleanpro/content-values/paths/links';
import { buildDataLayer, type PageAnalytics } from './data-layer';

/** The data-layer push of a page as JSON, for its attribute `data-page`. */
export const pageAttribute = (slug: string, analytics?: PageAnalytics): string =>
  JSON.stringify(
    buildDataLayer({
      ...analytics,
      pageUrl: serverConfig().SITE_URL + pageHref(slug),
      locale: ROOT.slice(1),
    }),
  );
