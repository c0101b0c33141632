/** Checks all services except content: reviews, recommendations, members and the privacy document. */
import { z } from 'zod';
import type { SiteConfig } from '../../../../lib/config/environment.ts';
import { error, type Check } from '../check.ts';
import { bearer, jsonOf, request } from '../request.ts';

const REVIEWS = z.object({
  HasErrors: z.boolean(),
  Errors: z.array(z.object({ Code: z.string() })).default([]),
});
const RECOMMENDATIONS = z.object({ recommendedArticleCount: z.array(z.unknown()) });
const PRIVACY = z.object({ links: z.array(z.object({ linkType: z.string(), url: z.string() })) });

const START =
  'Start the embedded services (npm start, or npm run services), or set the address of the service.';

const unreachable = (setting: string, what: string, url: string, reason: string) => [
  error(setting, `${what} does not answer at ${url}: ${reason}.`, START),
];

export const reviews: Check<SiteConfig> = {
  name: 'reviews',
  async run(site, signal) {
    const parameters = new URLSearchParams({ passkey: site.REVIEWS_PASSKEY, apiversion: '5.4', limit: '1' });
    const answer = await request(`${site.REVIEWS_URL}/data/products.json?${parameters}`, {}, signal);
    if ('reason' in answer)
      return unreachable('REVIEWS_URL', 'The review service', site.REVIEWS_URL, answer.reason);
    const body = jsonOf(answer, REVIEWS);
    if (!body)
      return [
        error(
          'REVIEWS_URL',
          `${site.REVIEWS_URL} is not a review service: it answers ${answer.status} to /data/products.json.`,
          'For Bazaarvoice, set it to https://api.bazaarvoice.com, or https://stg.api.bazaarvoice.com with a staging key.',
        ),
      ];
    if (!body.HasErrors) return [];
    return [
      error(
        'REVIEWS_PASSKEY',
        `The review service refuses the request: ${body.Errors.map(({ Code }) => Code).join(', ')}.`,
        'Compare REVIEWS_PASSKEY with the key of the Conversations API; staging and production have different keys.',
      ),
    ];
  },
};

export const recommendations: Check<SiteConfig> = {
  name: 'recommendations',
  async run(site, signal) {
    const url = `${site.RECOMMENDATIONS_URL}/articles?brand=doctor&locale=en-us`;
    const answer = await request(url, {}, signal);
    if ('reason' in answer)
      return unreachable(
        'RECOMMENDATIONS_URL',
        'The recommendation service',
        site.RECOMMENDATIONS_URL,
        answer.reason,
      );
    if (jsonOf(answer, RECOMMENDATIONS)) return [];
    return [
      error(
        'RECOMMENDATIONS_URL',
        `${site.RECOMMENDATIONS_URL} is not a recommendation service: it answers ${answer.status} to /articles.`,
        'Set it to the address without /articles and /views (docs/services.md, "Recommendations").',
      ),
    ];
  },
};

export const members: Check<SiteConfig> = {
  name: 'members',
  async run(site, signal) {
    const headers = bearer(site.MEMBERS_TOKEN);
    const answer = await request(`${site.MEMBERS_URL}/health`, { headers }, signal);
    if ('reason' in answer)
      return unreachable('MEMBERS_URL', 'The member service', site.MEMBERS_URL, answer.reason);
    if (answer.status === 200) return [];
    return answer.status === 401 || answer.status === 403
      ? [
          error(
            'MEMBERS_TOKEN',
            `The member service refuses the site's token (${answer.status}): forms and sign-in fail.`,
            'Give the site and the member service the same MEMBERS_TOKEN, and restart both.',
          ),
        ]
      : [
          error(
            'MEMBERS_URL',
            `The member service answers ${answer.status} to ${site.MEMBERS_URL}/health.`,
            'Its log says why. For status 404, set MEMBERS_URL to the address without /health.',
          ),
        ];
  },
};

export const privacy: Check<SiteConfig> = {
  name: 'privacy',
  async run(site, signal) {
    const url = site.PRIVACY_LINKS_URL;
    const answer = await request(url, {}, signal);
    if ('reason' in answer)
      return unreachable('PRIVACY_LINKS_URL', 'The privacy document', url, answer.reason);
    if (jsonOf(answer, PRIVACY)?.links.length) return [];
    return [
      error(
        'PRIVACY_LINKS_URL',
        `${url} is not a privacy document: it answers ${answer.status} without links.`,
        'It must be a JSON file with links (docs/services.md, "Privacy document").',
      ),
    ];
  },
};
