import { getAncestors } from '../ancestors';
import { definePageType } from '../page-type';
import { IndustryPage } from './IndustryPage';

export const industryPage = definePageType<'IndustryPage'>({ component: IndustryPage });

export const restaurantPage = definePageType<'RestaurantPage'>({ component: IndustryPage });

export const janitorialCleaningPage = definePageType<'JanitorialCleaningPage'>({ component: IndustryPage });

export const largeChainPage = definePageType<'LargeChainPage'>({
  component: IndustryPage,
  analytics: { kind: 'large chain page' },
});

export const independentCommonPage = definePageType<'IndependentCommonPage'>({
  component: IndustryPage,
  ancestors: (page) => getAncestors(page.parentIndustryPage),
  analytics: { kind: 'independent common page' },
});
