import { definePageType } from '../page-type';
import { ProductRegistrationPage } from './ProductRegistrationPage';

export const productRegistrationForm = definePageType<'ProductRegistrationForm'>({
  component: ProductRegistrationPage,
  hidesNewsletter: true,
});
