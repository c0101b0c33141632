import { definePageType } from '../page-type';
import { OffersPage } from './OffersPage';

export const offersPage = definePageType<'OffersPage'>({ component: OffersPage });
