import { findSellers } from '@/lib/buy/sellers';
import { orUnavailable } from '@/lib/content/client/content-unavailable';
import { definePageType } from '../page-type';
import { BuyPage } from './BuyPage';

export const buyPage = definePageType<'BuyPage'>({
  component: BuyPage,
  analytics: { kind: 'buy page' },
  async outcome(_page, pageQuery) {
    const zip = pageQuery.get('zip');
    const found = zip === null ? null : await orUnavailable(findSellers(zip, 0));
    return found === null || found === 'invalid' || found === 'unavailable'
      ? (found ?? undefined)
      : 'results';
  },
});
