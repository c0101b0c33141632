import { definePageType } from '../page-type';
import { BuyPage } from './BuyPage';

export const buyPage = definePageType<'BuyPage'>({ component: BuyPage, analytics: { kind: 'buy page' } });
