/** A field that people do not see and machines fill in. */
export const HONEYPOT = 'fax_number';
