import { definePageType } from '../page-type';
import { SubBrandsPage } from './SubBrandsPage';

export const subBrandsPage = definePageType<'SubBrandsPage'>({
  component: SubBrandsPage,
  accent: (page) => page.brand,
});
