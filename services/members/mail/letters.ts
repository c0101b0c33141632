/** The words of the service's mails. Plain text: it is read everywhere, and nothing in it can be disguised. */
export type MailKind = 'welcome' | 'alreadyRegistered' | 'passwordReset' | 'passwordChanged';

export interface Letter {
  subject: string;
  text: string;
}

const sign = (siteUrl: string): string =>
  `\n\nCustomer care: 1-800-332-7787, 24 hours a day\n${siteUrl}/en-us/contact-us\n`;

/** A mail to a member. `resetUrl` is there for a password reset only. */
export function letterOf(
  kind: MailKind,
  { firstName, siteUrl, resetUrl }: { firstName: string; siteUrl: string; resetUrl: string },
): Letter {
  const hello = `Hello ${firstName},\n\n`;
  switch (kind) {
    case 'welcome':
      return {
        subject: 'Welcome to CleanPro',
        text: `${hello}your account is ready. Sign in here:\n${siteUrl}/en-us/sign-in${sign(siteUrl)}`,
      };
    case 'alreadyRegistered':
      return {
        subject: 'You already have a CleanPro account',
        text: `${hello}someone, probably you, asked to register this address, which already has an account. Nothing was changed.\n\nSign in here:\n${siteUrl}/en-us/sign-in\n\nIf you do not remember the password, choose a new one:\n${siteUrl}/en-us/forgotten-password${sign(siteUrl)}`,
      };
    case 'passwordReset':
      return {
        subject: 'Choose a new CleanPro password',
        text: `${hello}you can choose a new password here, once and within 30 minutes:\n${resetUrl}\n\nIf you did not ask for this, you need not do anything: your password stays as it is.${sign(siteUrl)}`,
      };
    case 'passwordChanged':
      return {
        subject: 'Your CleanPro password was changed',
        text: `${hello}the password of your account was changed, and all other devices were signed out. If that was not you, choose a new password at once:\n${siteUrl}/en-us/forgotten-password${sign(siteUrl)}`,
      };
  }
}
