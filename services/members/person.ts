/** A person is an email address: trimmed, in lower case, in Unicode's composed form. */
export const personOf = (email: string): string => email.trim().normalize('NFC').toLowerCase();
