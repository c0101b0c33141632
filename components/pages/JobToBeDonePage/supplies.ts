import type { PageNamed } from '@/lib/content/pages/page-documents';
import { present } from '@/lib/content/present';
import { doseOf } from '@cleanpro/product-safety/dilution/dose';
import { waterText } from '@cleanpro/product-safety/dilution/temperature';
import { isArticleForm } from '@cleanpro/product-safety/hazards/articles';
import { hazardLines } from '@cleanpro/product-safety/hazards/summary';
import { contactTimesText, parseClaims } from '@cleanpro/product-safety/efficacy/claims';

type Products = NonNullable<PageNamed<'JobsToBeDone'>['productsCollection']>['items'];
export type ProductOfJob = NonNullable<Products[number]>;
type DilutionOfJob = NonNullable<NonNullable<ProductOfJob['dilutionsCollection']>['items'][number]>;

export interface Supply {
  id: string;
  name: string;
  slug: string | null;
  /** Doses with the water temperature. If there are several, each begins with its purpose. */
  doses: string[];
  /** Empty for products without an EPA registration. */
  contactTime: string;
}

function doseText(dilution: DilutionOfJob, hasOthers: boolean): string {
  const water = waterText(dilution.waterTemperatureMinimum, dilution.waterTemperatureMaximum);
  const dose = [doseOf(dilution), water].filter(Boolean).join(', ');
  return hasOthers ? `${dilution.purpose}: ${dose}` : dose;
}

export const suppliesOf = (products: readonly ProductOfJob[]): Supply[] =>
  products.flatMap(({ sys, productBrand, productName, slug, form, dilutionsCollection, efficacyClaims }) => {
    if (!productName) return [];
    const dilutions = present(dilutionsCollection?.items);
    const doses = dilutions.map((dilution) => doseText(dilution, dilutions.length > 1));
    return {
      id: sys.id,
      name: productBrand ? `${productBrand} ${productName}` : productName,
      slug,
      doses: doses.length > 0 || form !== 'Ready to use' ? doses : [form],
      contactTime: contactTimesText(parseClaims(efficacyClaims)),
    };
  });

/** Returns the signal words and hazard statements of the chemicals used in a job, as sold and diluted. */
export const hazardsOf = (products: readonly ProductOfJob[]): { product: string; text: string }[] =>
  products.flatMap(({ productName, form, hazards, dilutionsCollection }) =>
    hazards && !isArticleForm(form)
      ? hazardLines(productName ?? '', hazards, present(dilutionsCollection?.items))
      : [],
  );
