/** Wording of the service's mails. Plain text works in every mail client and cannot disguise a link. */
import { hasLink } from '@cleanpro/text/link-like';

export type MailKind = 'welcome' | 'alreadyRegistered' | 'passwordReset' | 'passwordChanged';

export interface MailText {
  subject: string;
  text: string;
}

const sign = (siteUrl: string): string =>
  `\n\nCustomer care: 1-800-332-7787, 24 hours a day\n${siteUrl}/en-us/contact-us\n`;

/**
 * Returns the greeting. Anyone can register a stranger's address under any name, and mail clients turn `evil.example`
 * into a link, so the greeting leaves out anything that is not clearly a name.
 */
function greet(firstName: string): string {
  const isName = /^(?=.*\p{L})[\p{L}\p{M}\p{Pd}\p{Zs}'’‘.,]*$/u.test(firstName) && !hasLink(firstName);
  return isName ? `Hello ${firstName},\n\n` : 'Hello,\n\n';
}

/** Returns the subject and text of a mail. Only a password reset uses `resetUrl`. */
export function renderMail(
  kind: MailKind,
  { firstName, siteUrl, resetUrl }: { firstName: string; siteUrl: string; resetUrl: string },
): MailText {
  const hello = greet(firstName);
  switch (kind) {
    case 'welcome':
      return {
        subject: 'Welcome to CleanPro',
        text: `${hello}Your account is ready. Sign in here:\n${siteUrl}/en-us/sign-in${sign(siteUrl)}`,
      };
    case 'alreadyRegistered':
      return {
        subject: 'You already have a CleanPro account',
        text: `${hello}Someone, probably you, tried to create an account with this email address, but you already have one. Nothing has changed.\n\nSign in here:\n${siteUrl}/en-us/sign-in\n\nIf you forgot your password, choose a new one:\n${siteUrl}/en-us/forgotten-password${sign(siteUrl)}`,
      };
    case 'passwordReset':
      return {
        subject: 'Choose a new CleanPro password',
        text: `${hello}Use this link to choose a new password. It works once and expires in 30 minutes:\n${resetUrl}\n\nIf you did not request this, you can ignore this email. Your password has not changed.${sign(siteUrl)}`,
      };
    case 'passwordChanged':
      return {
        subject: 'Your CleanPro password was changed',
        text: `${hello}Your password was changed, and all other devices were signed out. If this was not you, choose a new password right away:\n${siteUrl}/en-us/forgotten-password${sign(siteUrl)}`,
      };
  }
}
