/** Checks whether the mail server accepts the user and the sender. */
import { createTransport } from 'nodemailer';
import type { ServicesConfig } from '@cleanpro/services/config';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { error, warning, type Check } from '../check.ts';

const TIMEOUT_MS = 5_000;
const ADDRESS = /[^\s<>@]+@([^\s<>@]+)/;

export const mail: Check<ServicesConfig> = {
  name: 'mail',
  of: ['members'],
  async run({ SMTP_URL, MAIL_FROM }) {
    if (SMTP_URL === undefined)
      return [
        warning(
          'SMTP_URL',
          'Mails are not sent, only written to DATA_DIR/mail, so nobody can reset a password.',
          'Set SMTP_URL to your mail server, smtps://user:password@host:465.',
        ),
      ];
    const domain = ADDRESS.exec(MAIL_FROM)?.[1];
    const transport = createTransport({
      url: SMTP_URL,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
    try {
      await transport.verify();
    } catch (failure) {
      return [
        error(
          'SMTP_URL',
          `The mail server cannot be used: ${errorMessage(failure)}.`,
          'Check host, port, user and password in SMTP_URL. smtps:// uses TLS from the start (port 465), smtp:// upgrades to it (port 587).',
        ),
      ];
    } finally {
      transport.close();
    }
    if (domain === undefined || domain.endsWith('.example'))
      return [
        error(
          'MAIL_FROM',
          `The sender of mails is ${MAIL_FROM}: it receives no replies, and its mails fail SPF.`,
          'Set MAIL_FROM to an address of your domain that the mail server may send for.',
        ),
      ];
    return [];
  },
};
