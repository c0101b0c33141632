import { PARAGRAPH, type Example } from '@/components/ui/example';
import type { IngredientViewFragment } from '@/graphql/generated/operations';
import { linkButton } from '../example-data';
import { IngredientView } from './IngredientView';

const view: IngredientViewFragment = {
  sys: { id: 'example-ingredients' },
  introduction: PARAGRAPH,
  ingredients: [
    { name: 'Water', purpose: 'Solvent', casNumber: '7732-18-5' },
    { name: 'Sodium carbonate', purpose: 'Builder' },
  ],
  smartlabel: linkButton('SmartLabel'),
};

export const examples: readonly Example[] = [{ name: 'default', element: <IngredientView view={view} /> }];
