/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { FormFragment } from '@/graphql/generated/operations';
import { getFormFields, FORMS, isFormName } from '@/lib/forms/definitions';
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

/** Returns the position in the document of each field that the error summary links to, or -1 if it is missing. */
function findLinkedPlaces(): number[] {
  const all = [...document.querySelectorAll('[id]')].map(({ id }) => `#${id}`);
  const links = within(screen.getByRole('group', { name: /^There are/ })).getAllByRole('link');
  return links.map((link) => all.indexOf(link.getAttribute('href') ?? ''));
}

const ascending = (places: readonly number[]): number[] => places.toSorted((a, b) => a - b);

test.each(Object.keys(FORMS).filter(isFormName))(
  '%s: lists the errors in the order of the fields',
  (form) => {
    const codes = getFormFields(form).map(([code]) => code);
    const problems = Object.fromEntries(codes.toReversed().map((code) => [code, `${code} is wrong`]));
    const state = { form, values: {}, problems };
    const model = buildFormModel(entry(form), { employeeTypes: ['Yes', 'No'] }, { page: 'a', state });
    if (!model) throw new Error('No model');
    render(form === 'newsletter' ? <NewsletterFields model={model} /> : <SiteForm model={model} />);
    const places = findLinkedPlaces();
    expect(places).toHaveLength(codes.length);
    expect(places).not.toContain(-1);
    expect(places).toEqual(ascending(places));
  },
);

test('review: lists the errors in the order of the fields', () => {
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
  const places = findLinkedPlaces();
  expect(places).toHaveLength(errors.length);
  expect(places).not.toContain(-1);
  expect(places).toEqual(ascending(places));
});
