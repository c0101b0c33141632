/** Without an SMTP server mails are written as .eml files. */
import { sha256 } from '../accounts/token.ts';

/** The prefix of a person's mail files: erasure finds them by name. */
export const mailPrefix = (person: string): string => `${sha256(person).slice(0, 24)}-`;
