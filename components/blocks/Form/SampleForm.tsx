import { ButtonLink } from '@/components/ui/Button/Button';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { getSampleProducts } from '@/lib/content/catalogue/sample-products';
import { pageHref } from '@cleanpro/content-values/paths/links';
import type { Options } from '@/lib/forms/field';
import { FormWithOptions, type FormProps } from './FormWithOptions';

/** The sample request form. It preselects the product that the visitor came from. */
export async function SampleForm({ block, visit, options }: FormProps & { options: Options }) {
  const products = await getSampleProducts();
  if (products.length === 0)
    return (
      <EmptyState
        title="No samples are available right now"
        icon="info"
        actions={<ButtonLink href={pageHref('request-consultation')}>Request a consultation</ButtonLink>}
      >
        <p>Tell our specialists what you clean, and they’ll recommend a product.</p>
      </EmptyState>
    );
  const product = products.find(({ slug }) => slug === visit.product);
  return (
    <FormWithOptions
      block={block}
      visit={visit}
      options={options}
      initialValues={product && { product: product.title }}
      notice={
        visit.product === undefined || visit.state ? null : product ? (
          // Past tense, so that the text stays true when the visitor chooses another product.
          <FormStatus title={product.title}>
            <p>We selected this product for you. You can choose a different sample.</p>
          </FormStatus>
        ) : (
          <FormStatus title="We don’t have samples of that product">
            <p>Please choose another product from the list.</p>
          </FormStatus>
        )
      }
    />
  );
}
