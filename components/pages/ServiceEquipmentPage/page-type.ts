import { definePageType } from '../page-type';
import { ServiceEquipmentPage } from './ServiceEquipmentPage';

export const serviceEquipmentPage = definePageType<'ServiceEquipmentPage'>({
  component: ServiceEquipmentPage,
});
