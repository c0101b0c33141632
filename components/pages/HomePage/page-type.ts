import { getShell } from '@/lib/content/pages/get-page';
import { organizationData, webSiteData } from '@/lib/seo/json-ld';
import { definePageType } from '../page-type';
import { HomePage } from './HomePage';

export const homePage = definePageType<'HomePage'>({
  component: HomePage,
  banner: (page) => page.bannersCollection?.items[0],
  analytics: { kind: 'home' },
  structuredData: async ({ site }) => {
    const { organization } = await getShell();
    return [webSiteData(site.name, site.url), organization ? organizationData(organization, site.url) : null];
  },
});
