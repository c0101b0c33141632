/** This machine's clock against those of the services: signatures are refused when they differ. */
import type { SiteConfig } from '../../../../lib/config/environment.ts';
import { error, type Check } from '../check.ts';
import { request } from '../request.ts';

/** Signatures are valid for 30 seconds; the header has whole seconds. */
const MAX_DIFFERENCE_S = 20;

export const clocks: Check<SiteConfig> = {
  name: 'clocks',
  async run(site, signal) {
    const answers = await Promise.all(
      [...new Set([site.CONTENTFUL_CDN_HOST, site.SITE_URL, site.REVIEWS_URL])].map(async (url) => {
        const answer = await request(url, { method: 'HEAD' }, signal);
        if ('reason' in answer) return undefined;
        const time = Date.parse(answer.headers.get('date') ?? '');
        return { url, seconds: Math.round(Math.abs(time - Date.now()) / 1000) };
      }),
    );
    return answers.flatMap((answer) =>
      answer && answer.seconds > MAX_DIFFERENCE_S
        ? [
            error(
              'SITE_URL',
              `The clock of ${answer.url} differs by ${answer.seconds} seconds from this machine's.`,
              'Set both by NTP: signed webhooks are refused after 30 seconds.',
            ),
          ]
        : [],
    );
  },
};
