/** Checks whether the CDN accepts purges, by purging a tag that no page has. */
import type { SiteConfig } from '../../../../lib/config/environment.ts';
import { cdnAdapter } from '../../../../lib/cdn/cdn.ts';
import { shortTag } from '../../../../lib/cdn/short-tag.ts';
import { error, type Check, type Finding } from '../check.ts';
import { request } from '../request.ts';

const UNTIL_THEN = 'Until then the CDN serves old pages after a publish.';

export const cdn: Check<SiteConfig> = {
  name: 'cdn',
  async run(site, signal) {
    if (!site.cdn) return { skipped: 'CDN is not set' };
    const { name, urls, token } = site.cdn;
    const purge = cdnAdapter(name).purgeRequest([shortTag('doctor')], token);
    const findings = urls.map(async (url): Promise<Finding[]> => {
      const answer = await request(url, purge, signal);
      if ('reason' in answer)
        return [
          error(
            'CDN_PURGE_URL',
            `The CDN does not answer at ${url}: ${answer.reason}.`,
            `Check the address, and the network on the way. ${UNTIL_THEN}`,
          ),
        ];
      if (answer.status < 300) return [];
      if (![401, 403, 405].includes(answer.status))
        return [
          error(
            'CDN_PURGE_URL',
            `${url} answers ${answer.status} to a purge.`,
            `Compare the address with docs/services.md, "CDN". ${UNTIL_THEN}`,
          ),
        ];
      return name === 'varnish'
        ? [
            error(
              'CDN_PURGE_URL',
              `Varnish refuses purges at ${url} (${answer.status}).`,
              `Use the address of Varnish's listener "purge" (docs/deploy/varnish.vcl). ${UNTIL_THEN}`,
            ),
          ]
        : [
            error(
              'CDN_PURGE_TOKEN',
              `The CDN refuses the purge token (${answer.status}).`,
              `Create a token that may purge by tag. ${UNTIL_THEN}`,
            ),
          ];
    });
    return (await Promise.all(findings)).flat();
  },
};
