import type { FormName } from './definitions';
import { introduceProblems, MESSAGES } from './messages';
import { parseForm } from './parse';

const OPTIONS = { states: ['Texas'] };

test.each<[FormName, Record<string, string>, code: string, message: string]>([
  ['registration', { firstName: 'R2<b>' }, 'firstName', 'First Name invalid'],
  ['registration', { lastName: 'R2<b>' }, 'lastName', 'Last Name invalid'],
  ['registration', { email: 'ada@' }, 'email', 'Please enter a valid email address.'],
  [
    'registration',
    { email: 'ada@example.com', confirmEmail: 'bob@example.com' },
    'confirmEmail',
    'Email and Confirm Email values must match. Please try again.',
  ],
  ...['short12', '12345678', 'letters-only'].map(
    (password): [FormName, Record<string, string>, string, string] => [
      'registration',
      { password },
      'password',
      'Password must be at least 8 characters with at least 1 letter and 1 number.',
    ],
  ),
  [
    'registration',
    { password: 'letters-and-7', confirmPassword: 'letters-and-8' },
    'confirmPassword',
    'Password and Confirm Password values must match. Please try again.',
  ],
  ['registration', { zip: '7870' }, 'zip', 'The postal area you entered is not valid. Please try again.'],
  ...(['microbanSample', 'consultation', 'contact'] as const).flatMap((form) =>
    (
      [
        ['firstName', 'R2<b>', 'Please enter a valid first name.'],
        ['lastName', 'R2<b>', 'Please enter a valid last name.'],
        ['email', 'ada@', 'Please enter a valid email address.'],
        ['city', '???', 'Please enter a valid city.'],
        ['company', '***', 'Please enter a valid company.'],
        ['phone', '555-01', 'Please enter a valid phone number.'],
        ['state', 'Elsewhere', 'Please select a state.'],
        ['zip', '7870', 'Please enter a valid ZIP code.'],
      ] as const
    ).map(([code, value, message]): [FormName, Record<string, string>, string, string] => [
      form,
      // The contact form asks only businesses for their company.
      { shoppingFor: 'A business', [code]: value },
      code,
      message,
    ]),
  ),
  ...(['microbanSample', 'consultation'] as const).map(
    (form): [FormName, Record<string, string>, string, string] => [
      form,
      { jobTitle: '***' },
      'jobTitle',
      'Please enter a valid job title.',
    ],
  ),
])('%s: given %j, the field %s has the error "%s"', (form, input, code, message) => {
  const parsed = parseForm(form, input, OPTIONS);
  expect(parsed.ok ? {} : parsed.problems).toHaveProperty(code, message);
});

test.each<[FormName, string[]]>([
  ['registration', ['firstName', 'lastName', 'email', 'confirmEmail', 'password', 'confirmPassword', 'zip']],
  [
    'microbanSample',
    ['firstName', 'lastName', 'email', 'city', 'company', 'jobTitle', 'phone', 'zip', 'over18'],
  ],
  ['contact', ['firstName', 'lastName', 'email', 'city', 'phone', 'zip', 'over18']],
])('%s: reports each empty field in %j as mandatory', (form, codes) => {
  const parsed = parseForm(form, {}, OPTIONS);
  const problems = parsed.ok ? {} : parsed.problems;
  expect(codes.filter((code) => problems[code] !== 'This is a mandatory field.')).toEqual([]);
});

test('introduces the errors with the documented sentence', () => {
  const parsed = parseForm('contact', {}, OPTIONS);
  expect(introduceProblems(parsed.ok ? {} : parsed.problems, {})).toBe(
    'Fields marked with * are mandatory. Please complete all mandatory fields and re-submit.',
  );
});

test('accepts a password of eight characters, but not of seven', () => {
  const problems = ['bucket-7', 'bucket7'].map((password) => {
    const parsed = parseForm('registration', { password }, OPTIONS);
    return parsed.ok ? undefined : parsed.problems.password;
  });
  expect(problems).toEqual([undefined, MESSAGES.password]);
});
