import { present } from '@/lib/content/present';
import type { PageNamed } from '@/lib/content/pages/page-documents';

/** The fields of a product in its table of facts. */
export type FactsOfProduct = Pick<
  NonNullable<PageNamed<'ProductsPage'>['product']>,
  | 'dilutionRatio'
  | 'contactTime'
  | 'epaRegistrationNumber'
  | 'surfaces'
  | 'organisms'
  | 'areasOfUse'
  | 'foodContact'
  | 'fragranceFree'
  | 'dilutionSystem'
>;

/** The rows of a product's table of facts, without those it has no value for. */
export function productFacts(product: FactsOfProduct): [string, string][] {
  const rows: [string, string | null | undefined][] = [
    ['Dilution', product.dilutionRatio],
    ['Contact time', product.contactTime],
    ['EPA registration number', product.epaRegistrationNumber],
    ['Surfaces', present(product.surfaces).join(', ')],
    ['Effective against', present(product.organisms).join(', ')],
    ['Areas of use', present(product.areasOfUse).join(', ')],
    ['Food contact', product.foodContact ? 'For food areas; rinse food-contact surfaces' : null],
    ['Fragrance', product.fragranceFree ? 'Fragrance free' : null],
    ['Dosing', product.dilutionSystem ? 'For closed-loop dispensers' : null],
  ];
  return rows.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}
