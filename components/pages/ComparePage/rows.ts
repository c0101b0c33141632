import { quantityText } from '@/components/blocks/VariantCard/quantity';
import { present } from '@/components/ui/lists';
import type { ComparedProduct } from '@/lib/compare/products';
import { productFacts, type FactsOfProduct } from '../ProductPage/facts';

/** The part of a product that is compared. */
export type ToldProduct = FactsOfProduct &
  Pick<
    ComparedProduct,
    | 'shortDescription'
    | 'keyBenefits'
    | 'categoriesCollection'
    | 'variantsCollection'
    | 'heroVariant'
    | 'sampleAvailable'
  >;

export interface Row {
  name: string;
  /** One for each product; null where a product has none. */
  values: (string | null)[];
  /** The products have not all the same. */
  differs: boolean;
}

function packSizes({ variantsCollection }: ToldProduct): string {
  return present(variantsCollection?.items)
    .map(({ sellUnits, packageSize, packageSizeUnits }) =>
      quantityText(sellUnits, packageSize, packageSizeUnits),
    )
    .filter(Boolean)
    .join('; ');
}

/** What is told of one product, in the order of the table. */
function factsOf(product: ToldProduct): [string, string][] {
  const own: [string, string][] = [
    ['What it is', product.shortDescription ?? ''],
    ['Benefits', present(product.keyBenefits).join('; ')],
    [
      'Category',
      present(product.categoriesCollection?.items)
        .map(({ title }) => title)
        .join(', '),
    ],
    ['Pack sizes', packSizes(product)],
  ];
  const facts = productFacts(product).filter(([name]) => name !== 'Areas of use');
  const last: [string, string][] = [
    ['Case UPC', product.heroVariant?.caseUpc ?? ''],
    ['Samples', product.sampleAvailable ? 'Available' : 'None'],
  ];
  return [...own, ...facts, ...last].filter(([, value]) => value !== '');
}

/** The rows of a comparison: everything that at least one product has, and whether they differ in it. */
export function compareRows(compared: readonly { product: ToldProduct }[]): Row[] {
  const facts = compared.map(({ product }) => factsOf(product));
  const names: string[] = [];
  for (const list of facts) {
    let at = 0;
    for (const [name] of list) {
      const known = names.indexOf(name);
      // A row that only a later product has stands where that product tells it.
      if (known === -1) names.splice(at, 0, name);
      at = (known === -1 ? at : known) + 1;
    }
  }
  return names.map((name) => {
    const values = facts.map((list) => list.find(([other]) => other === name)?.[1] ?? null);
    return { name, values, differs: new Set(values).size > 1 };
  });
}
