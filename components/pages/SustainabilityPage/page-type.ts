import { faqData } from '@/lib/seo/json-ld';
import { definePageType } from '../page-type';
import { SustainabilityPage } from './SustainabilityPage';

export const sustainabilityPage = definePageType<'SustainabilityPage'>({
  component: SustainabilityPage,
  analytics: { kind: 'sustainability' },
  structuredData: ({ page }) => [faqData(page.faqCollection?.items)],
});
