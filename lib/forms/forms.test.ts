import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import metadata from 'libphonenumber-js/min/metadata';
import { formProblems } from '@cleanpro/backend/members/forms';
import { OPTIONS } from '../../tests/fixtures/option-lists';
import { getFormFields, FORMS, findFormByPath, SUBMISSION_FORMS, type FormName } from './definitions';
import { LISTS, type Field } from './field';
import { introduceProblems, MESSAGES } from './messages';
import { storedSchema, storedValues, parseForm, parseFormInput, type FieldValues } from './parse';
import { normalizePhone } from './phone';
import { PHONE_METADATA } from './phone-metadata';
import { isZipInState, isZipInUse, ZIP_STATES } from './zip';

const optionsOf = (field: Field): readonly string[] | undefined =>
  field.options ?? (field.list && OPTIONS[field.list]);
const NAMES = Object.keys(FORMS).flatMap((path) => findFormByPath(FORMS[path as FormName].path) ?? []);

const VALID: Record<string, string> = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  city: 'Austin',
  email: 'ada@example.com',
  confirmEmail: 'ada@example.com',
  password: 'mop-and-bucket-7',
  confirmPassword: 'mop-and-bucket-7',
  phone: '202-555-0143',
  zip: '78701',
  state: 'Texas',
  purchaseDate: '2026-01-15',
};
const arbitraryInput = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'Ada',
    'ada@example.com',
    'ADA@EXAMPLE.COM',
    '78701',
    '00000',
    'on',
    '(202) 555-0143',
    '+44 20 7946 0000',
    "'; DROP TABLE submissions; --",
    '<script>alert(1)</script>',
    'a'.repeat(3000),
    '\u0000',
    '2026-02-30',
    'é'.normalize('NFD'),
  ),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
/**
 * Generates mostly valid input.
 * @param validWeight number of valid values per arbitrary one
 */
const inputFor = (form: FormName, validWeight = 6): fc.Arbitrary<FieldValues> =>
  fc.record(
    Object.fromEntries(
      getFormFields(form).map(([code, field]) => {
        const list = optionsOf(field);
        const value = VALID[code];
        // The state must match the ZIP code.
        const valid =
          list && value === undefined
            ? fc.constantFrom(...list)
            : fc.constant(field.input === 'checkbox' ? 'on' : (value ?? 'Harbor 12'));
        return [
          code,
          fc.oneof({ weight: validWeight, arbitrary: valid }, { weight: 1, arbitrary: arbitraryInput }),
        ];
      }),
    ),
  );

/** Returns the fields as the server reads them from the body that a browser posts. */
function postBody(form: FormName, input: FieldValues): FieldValues {
  const body = new URLSearchParams();
  for (const [code, field] of getFormFields(form)) {
    const value = input[code] ?? '';
    // Browsers do not post an unchecked box, and post line breaks as CRLF.
    if (field.input === 'checkbox') {
      if (value === 'on') body.set(code, 'on');
    } else body.set(code, value.replaceAll(/\r\n|\r|\n/g, '\r\n'));
  }
  const read = new URLSearchParams(body.toString());
  return Object.fromEntries(getFormFields(form).map(([code]) => [code, read.get(code) ?? '']));
}

describe.each(NAMES)('form %s', (form) => {
  const choices = Object.fromEntries(getFormFields(form).map(([code, field]) => [code, optionsOf(field)]));

  test('validates identically in the browser and on the server', () => {
    fc.assert(
      fc.property(inputFor(form), (input) => {
        const controls = Object.fromEntries(
          getFormFields(form).map(([code, field]) => {
            const value = (input[code] ?? '').replaceAll(/\r\n|\r/g, '\n').toWellFormed();
            return [code, field.input === 'checkbox' ? value === 'on' : value];
          }),
        );
        expect(parseForm(form, postBody(form, input), OPTIONS)).toEqual(
          parseFormInput(form, controls, choices),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('accepts normalized values without changing them', () => {
    fc.assert(
      fc.property(inputFor(form), (input) => {
        const once = parseForm(form, input, OPTIONS);
        if (!once.ok) return;
        const again = Object.fromEntries(
          Object.entries(once.values).map(([code, value]) => [code, value === true ? 'on' : value || '']),
        );
        expect(parseForm(form, again, OPTIONS)).toEqual(once);
        expect(storedSchema(form).safeParse(storedValues(form, once.values)).success).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

test.each([...SUBMISSION_FORMS, 'registration' as const])(
  'the member service accepts every valid submission of the form %s',
  (form) => {
    const refused: string[][] = [];
    let valid = 0;
    fc.assert(
      fc.property(inputFor(form, 60), (input) => {
        const parsed = parseForm(form, input, OPTIONS);
        fc.pre(parsed.ok);
        valid += 1;
        const problems = parsed.ok ? formProblems(form, storedValues(form, parsed.values)) : [];
        if (problems.length > 0) refused.push(problems);
      }),
      { numRuns: 50, maxSkipsPerRun: 20 },
    );
    expect(valid).toBeGreaterThanOrEqual(50);
    expect(refused).toEqual([]);
  },
);

test('the member service validates forms against their current definitions', () => {
  const schemas: unknown = JSON.parse(
    readFileSync(join(process.cwd(), 'packages/backend/members/forms.schema.json'), 'utf8'),
  );
  expect(Object.keys(schemas ?? {}).sort()).toEqual(['registration', ...SUBMISSION_FORMS].sort());
  expect(formProblems('contact', {})).toContain('email');
  expect(formProblems('newsletter', { email: 'a@example.com', emailConsent: true })).toEqual([]);
  expect(formProblems('newsletter', { email: 'a@example.com', emailConsent: false })).toEqual([
    'emailConsent',
  ]);
});

describe('form fields', () => {
  const codesOf = (form: FormName): string[] => getFormFields(form).map(([code]) => code);
  const PERSON = ['firstName', 'lastName', 'email', 'phone', 'state', 'zip', 'city', 'company'];
  const BUSINESS = ['jobTitle', 'businessType', 'industry', 'affiliation', 'locations', 'distributor'];
  const SAMPLES = ['productSample', 'microbanSample', 'dawnSample', 'distributorSampling'] as const;

  test.each([...SAMPLES, 'consultation', 'contact'] as const)(
    '%s: asks for name, contact details, age and email consent',
    (form) => {
      expect(codesOf(form)).toEqual(expect.arrayContaining([...PERSON, 'over18', 'emailConsent']));
    },
  );

  test.each(SAMPLES)('%s: asks for the business, the distributor and the employee type', (form) => {
    expect(codesOf(form)).toEqual(expect.arrayContaining([...BUSINESS, 'employeeType', 'represent']));
  });

  test.each([...SAMPLES, 'consultation', 'contact'] as const)(
    '%s: asks what the visitor is shopping for, and for business details',
    (form) => {
      expect(codesOf(form)).toEqual(
        expect.arrayContaining([
          'shoppingFor',
          'jobTitle',
          'businessType',
          'affiliation',
          'industry',
          'represent',
        ]),
      );
    },
  );

  test('a consultation asks for the distributor; only samples ask for the employee type', () => {
    expect(codesOf('consultation')).toContain('distributor');
    expect(NAMES.filter((form) => codesOf(form).includes('employeeType')).sort()).toEqual(
      [...SAMPLES].sort(),
    );
    expect(codesOf('registration')).toEqual(
      expect.arrayContaining(['represent', 'role', 'affiliation', 'locations']),
    );
  });
});

test('every option list has options, as many as documented', () => {
  expect(LISTS.filter((list) => (OPTIONS[list]?.length ?? 0) < 2)).toEqual([]);
  expect(OPTIONS.industries).toHaveLength(11);
  expect(OPTIONS.purchasingRole).toHaveLength(4);
  expect(OPTIONS.states).toHaveLength(52);
  expect([...(OPTIONS.states ?? [])].sort()).toEqual([...ZIP_STATES].sort());
});

test.each([
  ['78701', 'Texas', true],
  ['10001', 'Texas', false],
  ['06390', 'New York', true],
  ['00501', 'New York', true],
  ['00901', 'US Territories', true],
  ['20001', 'District of Columbia', true],
  ['99501', 'Alaska', true],
])('checks whether ZIP code %s is in %s: %s', (zip, state, expected) => {
  expect(isZipInState(zip, state)).toBe(expected);
});

test('rejects ZIP codes with an unassigned prefix', () => {
  expect(isZipInUse('00000')).toBe(false);
  expect(isZipInUse('00401')).toBe(false);
});

test('normalizes phone numbers to E.164, and uses the library’s US numbering plan', () => {
  for (const input of ['(202) 555-0143', '202.555.0143', '+1 202 555 0143', '12025550143'])
    expect(normalizePhone(input)).toBe('+12025550143');
  for (const input of ['555-0143', '+44 20 7946 0000', 'call me', '000 000 0000'])
    expect(normalizePhone(input)).toBeUndefined();
  expect(PHONE_METADATA.countries.US).toEqual(metadata.countries.US);
  expect(PHONE_METADATA.country_calling_codes['1']).toEqual(metadata.country_calling_codes['1']);
});

describe('first-name validation', () => {
  const problemsOf = (firstName: string) => {
    const parsed = parseForm('registration', { ...VALID, firstName }, {});
    return parsed.ok ? {} : parsed.problems;
  };

  test.each(['Ada', "D'Arcy", 'Jean-Luc', 'J.R.R.', 'St. John', 'María José', '美咲'])('accepts %s', (name) =>
    expect(problemsOf(name)).not.toHaveProperty('firstName'),
  );

  test.each([
    'Click evil.example now',
    'www.evil.co',
    'http://evil.example',
    'ada@evil.example',
    'пример.рф',
  ])('refuses %s, which mail programs turn into a link', (name) =>
    expect(problemsOf(name)).toHaveProperty('firstName', 'First Name invalid'),
  );
});

test.each([
  ['(202) 555-0143', '+12025550143'],
  ['202-555-0143 ext. 12', '+12025550143 ext. 12'],
  ['+1 202 555 0143 x9', '+12025550143 ext. 9'],
  ['800-332-7787', '+18003327787'],
  // Residents of Puerto Rico and Guam are US residents.
  ['787-722-2977', '+17877222977'],
  ['671-472-8931', '+16714728931'],
  // Numbers in Toronto, Nassau and London.
  ['416-967-1111', undefined],
  ['+1 242 322 1000', undefined],
  ['+44 20 7946 0000', undefined],
])('stores the phone number "%s" as %s', (input, stored) => {
  expect(normalizePhone(input)).toBe(stored);
});

test.each([
  'PO Box 12',
  'P.O. Box 12',
  'p o box 7',
  'POB 12',
  'P.O.B. 12',
  'Post Office Box 3',
  'Postal Box 5',
  'Box 44',
  '12 Main Street, PO Box 9',
])('does not ship a sample to "%s", but registers equipment there', (address) => {
  const problem = (form: FormName): string | undefined => {
    const parsed = parseForm(form, { address }, OPTIONS);
    return parsed.ok ? undefined : parsed.problems.address;
  };
  expect(problem('dawnSample')).toBe('Please enter a valid street address. We cannot ship to PO boxes.');
  expect(problem('productRegistration')).toBeUndefined();
});

test.each(['12 Post Office Road', '1 Box Elder Lane', '12 Harbor Street #4', '#4, 12 Harbor Street'])(
  'ships a sample to "%s"',
  (address) => {
    const parsed = parseForm('dawnSample', { address }, OPTIONS);
    expect(parsed.ok ? undefined : parsed.problems.address).toBeUndefined();
  },
);

const problemsOf = (form: FormName, input: FieldValues) => {
  const parsed = parseForm(form, input, OPTIONS);
  return parsed.ok ? {} : parsed.problems;
};

test('only the sample, consultation and contact forms have specific messages for empty choices', () => {
  expect(problemsOf('dawnSample', {})).toMatchObject({
    firstName: MESSAGES.mandatory,
    businessType: 'Please select a business type.',
    industry: 'Please select an industry.',
    affiliation: 'Please select a business affiliation.',
    locations: 'Please select the number of business locations.',
    distributor: 'Please select a distributor.',
    state: 'Please select a state.',
    employeeType: 'Please select an employee type.',
    over18: MESSAGES.mandatory,
  });
  expect(problemsOf('consultation', {}).industry).toBe('Please select an industry.');
  expect(problemsOf('contact', {}).shoppingFor).toBe('Please select what you are shopping for.');
  for (const form of ['registration', 'productRegistration'] as const)
    expect(new Set(Object.values(problemsOf(form, {})))).toEqual(new Set([MESSAGES.mandatory]));
});

test('reports an invalid value once, and a confirmation that does not match it', () => {
  const emails = (email: string, confirmEmail: string) => {
    const problems = problemsOf('registration', { email, confirmEmail });
    return [problems.email, problems.confirmEmail];
  };
  expect(emails('ada@', 'ada@')).toEqual([MESSAGES.email, undefined]);
  expect(emails('ada@', 'ada@example.com')).toEqual([MESSAGES.email, MESSAGES.emailsDiffer]);
  expect(emails('ada@EXAMPLE.com', 'ada@example.com')).toEqual([undefined, undefined]);
  expect(emails('ada@example.com', '')).toEqual([undefined, MESSAGES.mandatory]);
  const passwords = problemsOf('resetPassword', { password: 'short1', confirmPassword: 'short1' });
  expect(passwords).toEqual({ password: MESSAGES.password });
});

test('the error summary mentions mandatory fields only when one is empty', () => {
  const introduce = (form: FormName, input: FieldValues) => introduceProblems(problemsOf(form, input), input);
  expect(introduce('signIn', { email: 'ada@', password: '' })).toBe(MESSAGES.allMandatory);
  expect(introduce('signIn', { email: ' ', password: 'x' })).toBe(MESSAGES.allMandatory);
  expect(introduce('signIn', { email: 'ada@', password: 'x' })).toBe(MESSAGES.check);
  expect(introduceProblems({ state: 'Please select a state.' }, { state: '' })).toBe(MESSAGES.allMandatory);
});
