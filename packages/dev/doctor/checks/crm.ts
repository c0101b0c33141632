/** Checks that the CRM to which submissions are forwarded is reachable. Sends no submission. */
import type { ServicesConfig } from '@cleanpro/services/config';
import { error, warning, type Check } from '../check.ts';
import { request } from '../request.ts';

const REFUSALS: readonly number[] = [401, 403, 404];

export const crm: Check<ServicesConfig> = {
  name: 'crm',
  of: ['members'],
  async run({ SUBMISSIONS_WEBHOOK_URL: url }, signal) {
    if (url === undefined) return { skipped: 'SUBMISSIONS_WEBHOOK_URL is not set' };
    const { origin, pathname, search } = new URL(url);
    // Leave out the query of the URL in messages, because it may contain a secret.
    const address = origin + pathname;
    const answer = await request(address + search, { method: 'HEAD' }, signal);
    if ('reason' in answer)
      return [
        error(
          'SUBMISSIONS_WEBHOOK_URL',
          `The CRM does not answer at ${address}: ${answer.reason}.`,
          'Check the address, and the network on the way. Submissions wait until then; "npm run submissions -- list --dead" lists those that the CRM never accepted.',
        ),
      ];
    if (!REFUSALS.includes(answer.status)) return [];
    return [
      warning(
        'SUBMISSIONS_WEBHOOK_URL',
        `The CRM answers ${answer.status} at ${address} to a request without a submission.`,
        'Submit a form to see whether the CRM accepts submissions: it may refuse all other requests.',
      ),
    ];
  },
};
