import { definePageType } from '../page-type';
import { CountrySelectorPage } from './CountrySelectorPage';

export const countrySelector = definePageType<'CountrySelector'>({ component: CountrySelectorPage });
