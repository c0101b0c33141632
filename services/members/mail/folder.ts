/** Where mails go when there is no SMTP server: files that a mail program opens. */
import { sha256 } from '../accounts/token.ts';

/** How the names of a person's mails begin, so that they are found without being opened. */
export const mailPrefix = (person: string): string => `${sha256(person).slice(0, 24)}-`;
