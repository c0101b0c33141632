import { packText } from '@/components/blocks/VariantCard/quantity';
import { present } from '@/lib/content/present';
import { withoutFieldMarks } from '@/lib/content/preview/field-marks';
import type { ComparedProduct } from '@/lib/compare/products';
import { hazardSummary } from '@cleanpro/product-safety/hazards/summary';
import { productFacts, type FactsOfProduct } from '../ProductPage/facts';

export type ComparableProduct = FactsOfProduct &
  Pick<
    ComparedProduct,
    | 'shortDescription'
    | 'keyBenefits'
    | 'categoriesCollection'
    | 'variantsCollection'
    | 'heroVariant'
    | 'sampleAvailable'
    | 'hazards'
    | 'protectiveEquipment'
  >;

export interface Row {
  name: string;
  /** One value per product, or null if a product has none. */
  values: (string | null)[];
  differs: boolean;
}

function packSizes({ variantsCollection }: ComparableProduct): string {
  return present(variantsCollection?.items)
    .map((variant) => packText(variant))
    .filter(Boolean)
    .join('; ');
}

/** Returns a product's values by row name, in the order of the table. */
function getFacts(product: ComparableProduct): [string, string][] {
  const own: [string, string][] = [
    ['Description', product.shortDescription ?? ''],
    ['Benefits', present(product.keyBenefits).join('; ')],
    [
      'Category',
      present(product.categoriesCollection?.items)
        .map(({ title }) => title)
        .join(', '),
    ],
    ['Pack sizes', packSizes(product)],
  ];
  const facts = productFacts(product).filter(([name]) => name !== 'Where to use');
  const last: [string, string][] = [
    ['Hazards', product.hazards ? hazardSummary(product.hazards) : ''],
    ['What to wear', present(product.protectiveEquipment).join(', ')],
    ['Case UPC', product.heroVariant?.caseUpc ?? ''],
    ['Samples', product.sampleAvailable ? 'Available' : 'None'],
  ];
  return [...own, ...facts, ...last].filter(([, value]) => value !== '');
}

/** Returns the rows of a comparison: every property that at least one product has. */
export function compareRows(compared: readonly { product: ComparableProduct }[]): Row[] {
  const facts = compared.map(({ product }) => getFacts(product));
  const names: string[] = [];
  for (const list of facts) {
    let at = 0;
    for (const [name] of list) {
      const position = names.indexOf(name);
      // Insert a row that earlier products lack at its position in this product's list.
      if (position === -1) names.splice(at, 0, name);
      at = (position === -1 ? at : position) + 1;
    }
  }
  return names.map((name) => {
    const values = facts.map((list) => list.find(([other]) => other === name)?.[1] ?? null);
    return {
      name,
      values,
      differs: new Set(values.map((value) => value && withoutFieldMarks(value))).size > 1,
    };
  });
}
