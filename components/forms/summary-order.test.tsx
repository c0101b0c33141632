import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { FormFragment } from '@/graphql/generated/operations';
import { fieldsOf, FORMS, isFormName } from '@/lib/forms/definitions';
import { EMPTY_STATE, EMPTY_VALUES, checkReview } from '@/lib/reviews/review-form';
import { NewsletterFields } from '../layout/Newsletter/NewsletterFields';
import { ReviewForm } from './ReviewForm/ReviewForm.client';
import { buildFormModel } from './SiteForm/build-model';
import { SiteForm } from './SiteForm/SiteForm.client';

const entry = (formType: string): FormFragment => ({
  __typename: 'Form',
  sys: { id: formType },
  formType,
  title: null,
  introduction: null,
  submitText: null,
  thankYouText: null,
  legalText: null,
  fieldsCollection: null,
});

/** The fields that the links of the error summary lead to, as they are in the page. */
function expectFormOrder(count: number): void {
  const links = within(screen.getByRole('group', { name: /^There are/ })).getAllByRole('link');
  const fields = links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
  expect(fields).toHaveLength(count);
  expect(fields).not.toContain(null);
  const all = [...document.querySelectorAll('[id]')];
  const places = fields.map((field) => (field ? all.indexOf(field) : -1));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

test.each(Object.keys(FORMS).filter(isFormName))('%s: the errors follow the order of the fields', (form) => {
  const codes = fieldsOf(form).map(([code]) => code);
  const problems = Object.fromEntries(codes.toReversed().map((code) => [code, `${code} is wrong`]));
  const state = { form, values: {}, problems };
  const model = buildFormModel(entry(form), { employeeTypes: ['Yes', 'No'] }, { page: 'a', state });
  if (!model) throw new Error('No model');
  render(form === 'newsletter' ? <NewsletterFields model={model} /> : <SiteForm model={model} />);
  expectFormOrder(codes.length);
});

test('a review: the errors follow the order of the fields', () => {
  const errors = checkReview(EMPTY_VALUES);
  render(
    <ReviewForm
      product="p"
      productName="Degreaser"
      productHref="/p"
      thanks="Thanks"
      years={['1990']}
      posted={{ ...EMPTY_STATE, errors }}
    />,
  );
  expectFormOrder(errors.length);
});
