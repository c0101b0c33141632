import { loadSiteMapLists } from '@/lib/content/pages/site-map';
import { definePageType } from '../page-type';
import { SiteMapPage } from './SiteMapPage';

export const siteMap = definePageType<'SiteMap'>({
  component: SiteMapPage,
  loadLists: async (_page, pageQuery) => ({ siteMap: await loadSiteMapLists(pageQuery) }),
});
