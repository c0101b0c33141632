import { faqData } from '@/lib/seo/json-ld';
import { definePageType } from '../page-type';
import { FaqPage } from './FaqPage';

export const faqPage = definePageType<'FaqPage'>({
  component: FaqPage,
  structuredData: ({ page }) => [faqData(page.questionsCollection?.items)],
});
