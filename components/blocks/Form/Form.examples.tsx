import { PARAGRAPH, type Example } from '@/components/ui/example';
import type { FormFragment } from '@/graphql/generated/operations';
import type { Options } from '@/lib/forms/field';
import { FormWithOptions } from './FormWithOptions';

const block: FormFragment = {
  __typename: 'Form',
  sys: { id: 'example-form' },
  formType: 'contact',
  title: 'Ask our specialists',
  introduction: PARAGRAPH,
  submitText: 'Send',
  thankYouText: 'Thank you. We’ll reply within two business days.',
  legalText: PARAGRAPH,
  fieldsCollection: null,
};

const OPTIONS: Options = { states: ['Ohio', 'Oregon'] };

export const examples: readonly Example[] = [
  {
    name: 'empty',
    element: <FormWithOptions block={block} visit={{ page: 'contact-us' }} options={OPTIONS} />,
  },
  {
    name: 'sent',
    element: (
      <FormWithOptions block={block} visit={{ page: 'contact-us', sent: 'contact' }} options={OPTIONS} />
    ),
  },
];
