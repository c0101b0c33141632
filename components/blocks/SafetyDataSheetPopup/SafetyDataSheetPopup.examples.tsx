import type { Example } from '@/components/ui/example';
import { variant } from '../example-data';
import { SafetyDataSheetPopup } from './SafetyDataSheetPopup';

const supplied = variant('example-supplied');
const concentrate = {
  ...variant('example-concentrate'),
  safetySheetCollection: null,
  concentrateCollection: supplied.safetySheetCollection,
};

export const examples: readonly Example[] = [
  { name: 'of a concentrate', element: <SafetyDataSheetPopup variant={concentrate} inCarousel={false} /> },
  { name: 'as supplied', element: <SafetyDataSheetPopup variant={supplied} inCarousel={false} /> },
];
