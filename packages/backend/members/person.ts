/** Returns the key of a person: the email address, trimmed, in lower case and in Unicode's composed form. */
export const toPerson = (email: string): string => email.trim().normalize('NFC').toLowerCase();
