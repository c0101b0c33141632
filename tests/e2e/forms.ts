import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { getFormFields, type FormName } from '../../lib/forms/definitions.ts';
import { waitForHydration } from './settle';

export const SUBMISSIONS = {
  contact: '/en-us/contact-us',
  consultation: '/en-us/request-consultation',
  productSample: '/en-us/request-sample',
  microbanSample: '/en-us/whats-new/microban-sample',
  dawnSample: '/en-us/whats-new/dawn-hd-powerwash',
  distributorSampling: '/en-us/whats-new/distributor-sampling',
  productRegistration: '/en-us/equipment-registration',
  registration: '/en-us/user-registration',
} as const;
export type SubmissionForm = keyof typeof SUBMISSIONS;

/** Valid values. Selects and radio groups get their first option, and checkboxes are checked. */
const VALID: Record<string, string> = {
  firstName: 'Ada',
  lastName: 'O’Moreno-Ruiz',
  phone: '(202) 555-0143',
  jobTitle: 'Kitchen manager',
  company: 'Harbor Grill & Co.',
  address: '12 Harbor Street, Suite 4',
  city: 'Austin',
  zip: '78701',
  message: 'How much do I dilute?\nFor a 3-compartment sink.',
  serialNumber: 'SN-2044-A',
  purchaseDate: '2026-01-15',
  password: 'mop-and-bucket-7',
  confirmPassword: 'mop-and-bucket-7',
};
const SELECTED: Record<string, string> = { state: 'Texas' };

const INVALID: Record<string, [value: string, message: string][]> = {
  firstName: [['R2<b>', 'Please enter a valid first name.']],
  lastName: [['R2<b>', 'Please enter a valid last name.']],
  email: [
    ['ada@', 'Please enter a valid email address.'],
    ['ada example.com', 'Please enter a valid email address.'],
  ],
  confirmEmail: [['someone@example.com', 'Email and Confirm Email values must match. Please try again.']],
  password: [
    ['short1', 'Password must be at least 8 characters with at least 1 letter and 1 number.'],
    ['12345678', 'Password must be at least 8 characters with at least 1 letter and 1 number.'],
    ['letters-only', 'Password must be at least 8 characters with at least 1 letter and 1 number.'],
  ],
  confirmPassword: [
    ['mop-and-bucket-8', 'Password and Confirm Password values must match. Please try again.'],
  ],
  phone: [
    ['555-01', 'Please enter a valid phone number.'],
    // A number in Toronto, because Canadian numbers are refused.
    ['416-967-1111', 'Please enter a valid phone number.'],
  ],
  city: [
    ['???', 'Please enter a valid city.'],
    ['78701', 'Please enter a valid city.'],
    ['N/A', 'Please enter a valid city.'],
  ],
  company: [['***', 'Please enter a valid company.']],
  jobTitle: [['***', 'Please enter a valid job title.']],
  address: [['???', 'Please enter a valid street address.']],
  message: [['x'.repeat(2001), 'Please enter a message of up to 2,000 characters.']],
  zip: [['7870', 'Please enter a valid ZIP code.']],
  serialNumber: [['---', 'Please enter a valid serial number.']],
  purchaseDate: [['2999-01-01', 'Please enter a valid date of purchase.']],
};
const IN_SAMPLES: typeof INVALID = {
  address: [
    ['???', 'Please enter a valid street address. We cannot ship to PO boxes.'],
    ['PO Box 12', 'Please enter a valid street address. We cannot ship to PO boxes.'],
  ],
};
const IN_REGISTRATION: typeof INVALID = {
  firstName: [['R2<b>', 'First Name invalid']],
  lastName: [['R2<b>', 'Last Name invalid']],
  zip: [['7870', 'The postal area you entered is not valid. Please try again.']],
};

export function getRules(form: FormName): [code: string, value: string, message: string][] {
  const codes = getFormFields(form).map(([code]) => code);
  const rules = codes.flatMap((code) => {
    const own = form === 'registration' ? IN_REGISTRATION : codes.includes('employeeType') ? IN_SAMPLES : {};
    const invalid = own[code] ?? INVALID[code] ?? [];
    return invalid.map(([value, message]): [string, string, string] => [code, value, message]);
  });
  if (codes.includes('state')) rules.push(['zip', '10001', 'The ZIP code is not in the state you selected.']);
  return rules;
}

const MANDATORY = 'This is a mandatory field.';
/** Forms with a specific message for each empty choice. */
const WITH_CHOICES: readonly FormName[] = [
  'contact',
  'consultation',
  'productSample',
  'microbanSample',
  'dawnSample',
  'distributorSampling',
];
const EMPTY_CHOICES: Readonly<Record<string, string>> = {
  product: 'Please select a product.',
  businessType: 'Please select a business type.',
  industry: 'Please select an industry.',
  affiliation: 'Please select a business affiliation.',
  locations: 'Please select the number of business locations.',
  distributor: 'Please select a distributor.',
  state: 'Please select a state.',
  role: 'Please select a primary role in purchasing.',
  shoppingFor: 'Please select what you are shopping for.',
  employeeType: 'Please select an employee type.',
};

export const getEmptyMessage = (form: FormName, code: string): string =>
  (WITH_CHOICES.includes(form) ? EMPTY_CHOICES[code] : undefined) ?? MANDATORY;

export const getMandatoryFields = (form: FormName): string[] =>
  getFormFields(form).flatMap(([code, field]) => (field.required ? [code] : []));

const selectorOf = (form: FormName): string => `main form:has([id^="${form}-"])`;

export const formOn = (page: Page, form: FormName): Locator => page.locator(selectorOf(form));

/** Waits until a form is hydrated, which happens after the page. Before that, the browser submits the form itself. */
export const formReady = (page: Page, form: FormName): Promise<void> =>
  waitForHydration(page, selectorOf(form));

export async function fillIn(
  page: Page,
  form: FormName,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const at = (code: string): Locator => page.locator(`[id="${form}-${code}"]`);
  for (const [code, field] of getFormFields(form)) {
    const value = values[code] ?? VALID[code];
    if (field.input === 'checkbox' || field.input === 'radio') await at(code).check();
    else if (field.input === 'select')
      await at(code).selectOption(values[code] ?? SELECTED[code] ?? { index: 1 });
    else await at(code).fill(value ?? '');
  }
}

let count = 0;
export function newAddress(): string {
  count += 1;
  return `visitor-${process.pid}-${Date.now()}-${count}@example.com`;
}

/** Gives a browser its own IP address, so that tests do not share rate limits. */
export async function asNewVisitor(context: BrowserContext): Promise<void> {
  const part = (): number => Math.floor(Math.random() * 254) + 1;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
}

export function storedSubmissions(address: string): { form: string; fields: string }[] {
  const database = new DatabaseSync(join(process.env.DATA_DIR ?? 'data', 'members.sqlite'), {
    readOnly: true,
  });
  try {
    return database
      .prepare('select form, fields from submissions where person = ? order by received_at')
      .all(address)
      .map((row) => ({ form: String(row.form), fields: String(row.fields) }));
  } finally {
    database.close();
  }
}
