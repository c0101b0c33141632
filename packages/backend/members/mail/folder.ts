/** Without an SMTP server mails are written as .eml files. */

/** The prefix of a person's mail files, by the SHA-256 of the address: erasure finds them by name. */
export const mailPrefix = (personHash: string): string => `${personHash.slice(0, 24)}-`;
