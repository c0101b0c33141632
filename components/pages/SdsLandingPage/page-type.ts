import { toSheetFilter } from '@/lib/content/catalogue/sheet-filter';
import { definePageType } from '../page-type';
import { SdsLandingPage } from './SdsLandingPage';

export const sdsLanding = definePageType<'SdsLanding'>({
  component: SdsLandingPage,
  outcome: (_page, pageQuery) => (toSheetFilter(pageQuery) ? 'results' : undefined),
});
