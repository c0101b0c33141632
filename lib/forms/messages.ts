/** Messages of forms (docs/product.md, "Messages"). */
export const MESSAGES = {
  mandatory: 'This is a mandatory field.',
  allMandatory: 'Fields marked with * are mandatory. Please complete all mandatory fields and re-submit.',
  check: 'Please check the fields below and re-submit.',
  email: 'Please enter a valid email address.',
  emailsDiffer: 'Email and Confirm Email values must match. Please try again.',
  password: 'Password must be at least 8 characters with at least 1 letter and 1 number.',
  passwordsDiffer: 'Password and Confirm Password values must match. Please try again.',
  postalArea: 'The postal area you entered is not valid. Please try again.',
  commercialAddress: 'Samples may ship to commercial addresses only.',
  businessConsultation:
    'Consultations are for businesses. For your home, please write to us on the Contact page.',
  unavailable: 'Currently service is not available',
} as const;

/**
 * Returns the introduction of an error summary. It mentions mandatory fields only when one of them is empty.
 * @param problems messages by field
 * @param input values by field; a missing field is empty
 */
export const introduceProblems = (
  problems: Readonly<Record<string, string>>,
  input: Readonly<Record<string, unknown>>,
): string =>
  Object.entries(problems).some(([code, problem]) => problem === MESSAGES.mandatory || !input[code])
    ? MESSAGES.allMandatory
    : MESSAGES.check;
