import { present } from '@/components/ui/lists';
import type { PageNamed } from '@/lib/content/pages/page-documents';

/** The part of a product that its facts are read from. */
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

/** The facts of a product that its table shows, those that it has. */
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
