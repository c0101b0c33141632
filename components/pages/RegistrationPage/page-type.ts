import { SIGN_IN_PAGE } from '@/lib/members/pages';
import { definePageType } from '../page-type';
import { RegistrationPage } from './RegistrationPage';

export const registrationPage = definePageType<'RegistrationPage'>({
  component: RegistrationPage,
  hidesNewsletter: true,
  analytics: ({ slug }) => ({ kind: slug === SIGN_IN_PAGE ? 'login' : 'registration' }),
});
