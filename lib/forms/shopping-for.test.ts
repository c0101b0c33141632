import { OPTIONS } from '../../tests/fixtures/option-lists';
import { formProblems } from '@cleanpro/backend/members/forms';
import type { FormName } from './definitions';
import { BUSINESS, HOME } from './field';
import { parseForm, storedValues, type FieldValues } from './parse';

const problemsOf = (form: FormName, input: FieldValues) => {
  const parsed = parseForm(form, input, OPTIONS);
  return parsed.ok ? {} : parsed.problems;
};
const SAMPLES = ['productSample', 'microbanSample', 'dawnSample', 'distributorSampling'] as const;
const MESSAGE = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '202-555-0143',
  city: 'Austin',
  state: 'Texas',
  zip: '78701',
  message: 'How much do I dilute?',
  over18: 'on',
};
const GROUP = {
  company: 'Harbor Grill',
  jobTitle: 'Chef',
  businessType: 'Restaurant',
  affiliation: 'Independent',
  industry: 'Food service',
  represent: 'on',
};

test.each(SAMPLES)(
  '%s: refuses a request for a home and explains that samples ship to commercial addresses only',
  (form) => {
    expect(problemsOf(form, { shoppingFor: HOME }).shoppingFor).toBe(
      'Samples may ship to commercial addresses only.',
    );
    expect(problemsOf(form, { shoppingFor: BUSINESS }).shoppingFor).toBeUndefined();
  },
);

test('refuses a consultation request for a home', () => {
  expect(problemsOf('consultation', { shoppingFor: HOME }).shoppingFor).toMatch(
    /^Consultations are for businesses/,
  );
});

test('the member service refuses the same choices as the site', () => {
  for (const form of [...SAMPLES, 'consultation'] as const) {
    expect(formProblems(form, { shoppingFor: HOME })).toContain('shoppingFor');
    expect(formProblems(form, { shoppingFor: BUSINESS })).not.toContain('shoppingFor');
  }
  expect(formProblems('contact', { shoppingFor: HOME })).not.toContain('shoppingFor');
  expect(formProblems('contact', { shoppingFor: 'A ship' })).toContain('shoppingFor');
});

test('refuses an unknown choice, even while content is unavailable', () => {
  for (const options of [OPTIONS, {}]) {
    const parsed = parseForm('contact', { ...MESSAGE, shoppingFor: 'A ship' }, options);
    expect(parsed).toEqual({
      ok: false,
      problems: { shoppingFor: 'Please select what you are shopping for.' },
    });
  }
});

test('contact: accepts optional business details if the visitor chooses a business', () => {
  expect(problemsOf('contact', { ...MESSAGE, shoppingFor: BUSINESS })).toEqual({});
  const parsed = parseForm('contact', { ...MESSAGE, ...GROUP, shoppingFor: BUSINESS }, OPTIONS);
  expect(parsed).toMatchObject({ ok: true, values: { ...GROUP, represent: true } });
  expect(problemsOf('contact', { ...MESSAGE, shoppingFor: BUSINESS, industry: 'Piracy' })).toEqual({
    industry: 'Please select an industry.',
  });
});

test('contact: drops business details if the visitor chooses a home', () => {
  const group = { ...GROUP, industry: 'Piracy', company: '***' };
  const parsed = parseForm('contact', { ...MESSAGE, ...group, shoppingFor: HOME }, OPTIONS);
  const dropped = Object.fromEntries(
    Object.keys(GROUP).map((code) => [code, code === 'represent' ? false : '']),
  );
  expect(parsed).toMatchObject({ ok: true, values: dropped });
  expect(parsed.ok && formProblems('contact', storedValues('contact', parsed.values))).toEqual([]);
});
