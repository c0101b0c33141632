import type { Example } from '@/components/ui/example';
import { CompareChoice } from './CompareChoice';

export const examples: readonly Example[] = [
  { name: 'default', element: <CompareChoice slug="brands/dawn/pan-soak" name="Pan Soak" /> },
];
