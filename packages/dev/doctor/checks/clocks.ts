/** Compares this machine's clock with those of the services. Signatures are refused if the clocks differ too much. */
import type { SiteConfig } from '../../../../lib/config/environment.ts';
import { error, unreachable, type Check } from '../check.ts';
import { request } from '../request.ts';

/** Signatures are valid for 30 seconds. The `Date` header has a resolution of one second. */
const MAX_DIFFERENCE_S = 20;

export const clocks: Check<SiteConfig> = {
  name: 'clocks',
  async run(site, signal) {
    const reasons = new Array<string>();
    const findings = await Promise.all(
      (['CONTENTFUL_CDN_HOST', 'SITE_URL', 'REVIEWS_URL'] as const).map(async (setting) => {
        const answer = await request(site[setting], { method: 'HEAD' }, signal);
        if ('reason' in answer) {
          reasons.push(unreachable(setting, answer.reason));
          return [];
        }
        const time = Date.parse(answer.headers.get('date') ?? '');
        if (Number.isNaN(time)) reasons.push(`${setting} sends no Date header`);
        const seconds = Math.round(Math.abs(time - Date.now()) / 1000);
        return seconds > MAX_DIFFERENCE_S
          ? [
              error(
                'SITE_URL',
                `The clock of ${site[setting]} differs by ${seconds} seconds from this machine's.`,
                'Synchronize both with NTP: signed webhooks are refused if the clocks differ by more than 30 seconds.',
              ),
            ]
          : [];
      }),
    );
    const found = findings.flat();
    return found.length === 0 && reasons.length > 0 ? { skipped: reasons.sort().join('; ') } : found;
  },
};
