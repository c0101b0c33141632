import { present } from '@/components/ui/lists';
import type { PageNamed } from '@/lib/content/pages';

type Product = NonNullable<PageNamed<'ProductsPage'>['product']>;

/** The facts of a product that its table shows, those that it has. */
export function productFacts(product: Product): [string, string][] {
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
