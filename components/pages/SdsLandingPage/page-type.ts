import { definePageType } from '../page-type';
import { SdsLandingPage } from './SdsLandingPage';

export const sdsLanding = definePageType<'SdsLanding'>({ component: SdsLandingPage });
