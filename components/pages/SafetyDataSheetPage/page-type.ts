import { definePageType } from '../page-type';
import { SafetyDataSheetPage } from './SafetyDataSheetPage';

export const safetyDataSheetPage = definePageType<'SafetyDataSheetPage'>({
  component: SafetyDataSheetPage,
  analytics: { kind: 'safety data sheet page' },
});
