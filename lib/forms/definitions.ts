import {
  BUSINESS,
  checkbox,
  email,
  HOME,
  message,
  name,
  newPassword,
  password,
  pastDate,
  phone,
  place,
  radio,
  repeated,
  select,
  shoppingFor,
  street,
  text,
  zip,
  type Field,
} from './field.ts';
import { MESSAGES } from './messages.ts';

interface Group {
  legend?: string;
  fields: Readonly<Record<string, Field>>;
  /**
   * Whether the group is displayed only for one option of another field (`Field.reveals`). While it is hidden, its
   * values are dropped, and none of its fields is mandatory.
   */
  revealed?: true;
}

export interface FormDefinition {
  /** Path below /api/forms, and value of `?sent=` in the URL after a successful submission. */
  path: string;
  groups: readonly Group[];
  /** Pairs of fields that must be equal, with the error message for the second field. */
  same?: readonly (readonly [first: string, second: string, message: string])[];
  /** Whether empty choices have their own messages, such as "Please select a business type.". */
  namesEmptyChoices?: true;
}

const person = {
  firstName: name('First name', { autoComplete: 'given-name' }),
  lastName: name('Last name', { autoComplete: 'family-name' }),
};
const contactDetails = { ...person, email: email(), phone: phone() };
const company = {
  company: text('Company', { autoComplete: 'organization' }),
  jobTitle: text('Job title', { autoComplete: 'organization-title' }),
};
const area = {
  city: place('City', { autoComplete: 'address-level2' }),
  state: select('State', 'states', { autoComplete: 'address-level1' }),
  zip: zip(),
};
const businessLocations = select('Business locations', 'businessLocations', {
  invalidMessage: 'Please select the number of business locations.',
});
const preferredDistributor = select('Preferred distributor', 'preferredDistributors', {
  invalidMessage: 'Please select a distributor.',
});
const over18 = checkbox('I am 18 years of age or older');
const represent = checkbox('I represent a business');
const emailConsent = checkbox('Send me tips and offers by email', { required: false });
const optional = (field: Field): Field => ({ ...field, required: false });

const sample = (path: string, distributor: Field, product?: Field): FormDefinition => ({
  path,
  namesEmptyChoices: true,
  groups: [
    ...(product ? [{ legend: 'Your sample', fields: { product } }] : []),
    {
      legend: 'About you',
      fields: {
        shoppingFor: shoppingFor({ refused: { [HOME]: MESSAGES.commercialAddress } }),
        ...contactDetails,
        jobTitle: company.jobTitle,
      },
    },
    {
      legend: 'Your business',
      fields: {
        company: company.company,
        businessType: select('Business type', 'businessTypes'),
        industry: select('Industry', 'industries'),
        affiliation: select('Business affiliation', 'businessAffiliation'),
        locations: businessLocations,
        distributor,
      },
    },
    {
      legend: 'Shipping address',
      fields: {
        address: street('Street address', {
          poBoxes: false,
          invalidMessage: 'Please enter a valid street address. We cannot ship to PO boxes.',
        }),
        ...area,
      },
    },
    {
      legend: 'Please confirm',
      fields: {
        employeeType: radio('Are you an employee of the parent company?', 'employeeTypes', {
          invalidMessage: 'Please select an employee type.',
        }),
        over18,
        represent,
        emailConsent,
      },
    },
  ],
});

export const FORMS = {
  registration: {
    path: 'registration',
    groups: [
      {
        legend: 'About you',
        fields: {
          firstName: name('First name', { autoComplete: 'given-name', invalidMessage: 'First Name invalid' }),
          lastName: name('Last name', { autoComplete: 'family-name', invalidMessage: 'Last Name invalid' }),
          email: email(),
          confirmEmail: repeated(email(), 'Confirm email'),
        },
      },
      {
        legend: 'Your password',
        fields: {
          password: newPassword('Password'),
          confirmPassword: repeated(newPassword('Password'), 'Confirm password'),
        },
      },
      {
        legend: 'Your business',
        fields: {
          company: company.company,
          zip: zip({ label: 'Postal code', invalidMessage: MESSAGES.postalArea }),
          businessType: select('Business type', 'businessTypes'),
          affiliation: select('Business affiliation', 'businessAffiliation'),
          locations: businessLocations,
          role: select('Primary role in purchasing', 'purchasingRole'),
        },
      },
      { legend: 'Please confirm', fields: { over18, represent, emailConsent } },
    ],
    same: [
      ['email', 'confirmEmail', MESSAGES.emailsDiffer],
      ['password', 'confirmPassword', MESSAGES.passwordsDiffer],
    ],
  },
  productSample: sample(
    'product-sample',
    preferredDistributor,
    // Each option is the brand and name of a product, which is longer than other options.
    select('Product', 'sampleProducts', { maximum: 200 }),
  ),
  microbanSample: sample('microban-sample', preferredDistributor),
  dawnSample: sample(
    'dawn-hd-powerwash',
    select('Preferred distributor', 'sampleDistributors', { invalidMessage: 'Please select a distributor.' }),
  ),
  distributorSampling: sample(
    'distributor-sampling',
    select('Trade distributor', 'tradeDistributors', { invalidMessage: 'Please select a distributor.' }),
  ),
  consultation: {
    path: 'consultation',
    namesEmptyChoices: true,
    groups: [
      {
        legend: 'About you',
        fields: {
          shoppingFor: shoppingFor({ refused: { [HOME]: MESSAGES.businessConsultation } }),
          ...contactDetails,
          jobTitle: company.jobTitle,
        },
      },
      {
        legend: 'Your business',
        fields: {
          company: company.company,
          businessType: select('Business type', 'businessTypes'),
          industry: select('Industry', 'industries'),
          affiliation: select('Business affiliation', 'businessAffiliation'),
          locations: businessLocations,
          role: select('Primary role in purchasing', 'purchasingRole'),
          distributor: preferredDistributor,
          ...area,
        },
      },
      { legend: 'Your question', fields: { message: message('How can we help?') } },
      { legend: 'Please confirm', fields: { over18, represent, emailConsent } },
    ],
  },
  contact: {
    path: 'contact',
    namesEmptyChoices: true,
    groups: [
      {
        legend: 'About you',
        fields: {
          ...contactDetails,
          ...area,
          shoppingFor: shoppingFor({ reveals: BUSINESS }),
        },
      },
      {
        legend: 'Your business (optional)',
        revealed: true,
        fields: {
          company: optional(company.company),
          jobTitle: optional(company.jobTitle),
          businessType: optional(select('Business type', 'businessTypes')),
          affiliation: optional(select('Business affiliation', 'businessAffiliation')),
          industry: optional(select('Industry', 'industries')),
          represent: optional(represent),
        },
      },
      { legend: 'Your message', fields: { message: message('How can we help?') } },
      { legend: 'Please confirm', fields: { over18, emailConsent } },
    ],
  },
  productRegistration: {
    path: 'product-registration',
    groups: [
      { legend: 'About you', fields: { ...contactDetails, company: company.company } },
      {
        legend: 'Your product',
        fields: {
          product: select('Product', 'registrableProducts'),
          serialNumber: text('Serial number', { autoComplete: 'off', maximum: 40 }),
          purchaseDate: pastDate('Date of purchase'),
          distributor: select('Bought from', 'preferredDistributors', {
            invalidMessage: 'Please select a distributor.',
          }),
        },
      },
      {
        legend: 'Equipment location',
        fields: { address: street('Street address', { poBoxes: true }), ...area },
      },
      { legend: 'Please confirm', fields: { over18, emailConsent } },
    ],
  },
  newsletter: {
    path: 'newsletter',
    groups: [{ fields: { email: email(), emailConsent: checkbox('Send me tips and offers by email') } }],
  },
  signIn: {
    path: 'sign-in',
    groups: [
      {
        fields: {
          email: email({ autoComplete: 'username' }),
          password: password('Password'),
        },
      },
    ],
  },
  forgottenPassword: {
    path: 'forgotten-password',
    groups: [{ fields: { email: email({ autoComplete: 'username' }) } }],
  },
  resetPassword: {
    path: 'reset-password',
    groups: [
      {
        fields: {
          password: newPassword('New password'),
          confirmPassword: repeated(newPassword('New password'), 'Confirm new password'),
        },
      },
    ],
    same: [['password', 'confirmPassword', MESSAGES.passwordsDiffer]],
  },
  changePassword: {
    path: 'change-password',
    groups: [
      {
        fields: {
          currentPassword: password('Current password'),
          password: newPassword('New password'),
          confirmPassword: repeated(newPassword('New password'), 'Confirm new password'),
        },
      },
    ],
    same: [['password', 'confirmPassword', MESSAGES.passwordsDiffer]],
  },
  deleteAccount: {
    path: 'delete-account',
    groups: [
      {
        fields: {
          currentPassword: password('Your password'),
          confirmDeletion: checkbox('Delete my account and the requests I made with it', {
            transient: true,
          }),
        },
      },
    ],
  },
} as const satisfies Record<string, FormDefinition>;

export type FormName = keyof typeof FORMS;

const NAMES = Object.keys(FORMS).filter((form): form is FormName => form in FORMS);

/** Forms that the member service stores as submissions. */
export const SUBMISSION_FORMS = [
  'productSample',
  'microbanSample',
  'dawnSample',
  'distributorSampling',
  'consultation',
  'contact',
  'productRegistration',
  'newsletter',
] as const satisfies readonly FormName[];

export const isFormName = (text: string | null | undefined): text is FormName =>
  typeof text === 'string' && Object.hasOwn(FORMS, text);

/** Returns the form at a path such as `sign-in`, or undefined when there is none. */
export const findFormByPath = (path: string): FormName | undefined =>
  NAMES.find((form) => FORMS[form].path === path);

/** Returns the definition of a form. */
export const getFormDefinition = (form: FormName): FormDefinition => FORMS[form];

/** Returns the fields of a form, in order. */
export const getFormFields = (form: FormName): [code: string, field: Field][] =>
  getFormDefinition(form).groups.flatMap((group) => Object.entries(group.fields));
