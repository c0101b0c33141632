import { definePageType } from '../page-type';
import { SubBrandsPage } from './SubBrandsPage';

export const subBrandsPage = definePageType<'SubBrandsPage'>({
  component: SubBrandsPage,
  crumbTitle: (page) => page.breadcrumb?.title ?? page.breadcrumbTitle ?? page.title,
  accent: (page) => page.brand,
});
