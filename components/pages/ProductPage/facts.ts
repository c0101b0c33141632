import type { PageNamed } from '@/lib/content/pages/page-documents';
import { present } from '@/lib/content/present';
import { fromField } from '@/lib/content/preview/field-marks';
import { doseName, dosesText } from '@cleanpro/product-safety/dilution/dose';
import { temperatureText } from '@cleanpro/product-safety/dilution/temperature';
import { contactTimesText, organismsByClaim, parseClaims } from '@cleanpro/product-safety/efficacy/claims';
import { foodContactText, fragranceText } from '@/lib/content/catalogue/fact-wording';

export type FactsOfProduct = Pick<
  NonNullable<PageNamed<'ProductsPage'>['product']>,
  | 'productName'
  | 'form'
  | 'dilutionsCollection'
  | 'efficacyClaims'
  | 'epaRegistrationNumber'
  | 'surfaces'
  | 'notFor'
  | 'areasOfUse'
  | 'rinse'
  | 'maximumSurfaceTemperature'
  | 'phMinimum'
  | 'phMaximum'
  | 'phCondition'
  | 'shelfLifeMonths'
  | 'foodContact'
  | 'fragranceFree'
  | 'dilutionSystem'
>;

const RINSING: Record<string, string> = {
  'Not needed': 'No rinse needed',
  Required: 'Rinse with clean water',
  'Potable water': 'Rinse food-contact surfaces with potable water',
  'Do not rinse': 'Do not rinse',
};

function phText({ phMinimum, phMaximum, phCondition }: FactsOfProduct): string | null {
  if (phMinimum === null || phMaximum === null) return null;
  const range = phMinimum === phMaximum ? String(phMinimum) : `${phMinimum} to ${phMaximum}`;
  return phCondition ? `${range} (${phCondition})` : range;
}

/** Returns the rows of a product's table of facts. Facts without a value are left out. */
export function productFacts(product: FactsOfProduct): [string, string][] {
  const claims = parseClaims(product.efficacyClaims);
  const { form, maximumSurfaceTemperature, shelfLifeMonths } = product;
  const dilutions = present(product.dilutionsCollection?.items);
  const doses = dosesText(form, dilutions);
  const rows: [name: string, field: string, value: string | null | undefined][] = [
    ['Form', 'form', doses === form ? null : form],
    [doseName(dilutions), 'dilutions', doses],
    ['Contact time', 'efficacyClaims', contactTimesText(claims)],
    ['EPA registration number', 'epaRegistrationNumber', product.epaRegistrationNumber],
    ...organismsByClaim(claims).map(([claim, organisms]): [string, string, string] => [
      claim,
      'efficacyClaims',
      organisms,
    ]),
    ['Surfaces', 'surfaces', present(product.surfaces).join(', ')],
    ['Not for', 'notFor', present(product.notFor).join(', ')],
    ['Where to use', 'areasOfUse', present(product.areasOfUse).join(', ')],
    ['Rinsing', 'rinse', RINSING[product.rinse ?? '']],
    [
      'Surface temperature',
      'maximumSurfaceTemperature',
      maximumSurfaceTemperature ? `At most ${temperatureText(maximumSurfaceTemperature)}` : null,
    ],
    ['pH', 'phMinimum', phText(product)],
    ['Food contact', 'foodContact', foodContactText(product)],
    ['Fragrance', 'fragranceFree', fragranceText(product)],
    ['Dosing', 'dilutionSystem', product.dilutionSystem ? 'For closed-loop dispensers' : null],
    ['Shelf life', 'shelfLifeMonths', shelfLifeMonths ? `${shelfLifeMonths} months unopened` : null],
  ];
  return rows.flatMap(([name, field, value]): [string, string][] =>
    value ? [[name, fromField(value, field, product.productName)]] : [],
  );
}
