/** Checks whether the studio responds at its URL, and reaches the services. */
import { z } from 'zod';
import type { StudioConfig } from '../../../studio/server/config.ts';
import { error, type Check } from '../check.ts';
import { jsonOf, request } from '../request.ts';

/** Response of the studio, and of the management API, to a request without a session. */
const SIGNED_OUT = z.object({ sys: z.object({ id: z.literal('AccessTokenInvalid') }) });

export const studio: Check<StudioConfig> = {
  name: 'studio',
  async run({ origin }, signal) {
    const answer = await request(`${origin}/session`, {}, signal);
    if ('reason' in answer)
      return [
        error(
          'STUDIO_URL',
          `The studio does not answer at ${origin}: ${answer.reason}.`,
          'Start it, or look at the DNS record, the proxy and its certificate.',
        ),
      ];
    if (jsonOf(answer, SIGNED_OUT)) return [];
    return [
      answer.status === 421
        ? error(
            'STUDIO_URL',
            `The studio is not served under ${origin}: it gets another host.`,
            'Let the proxy pass Host on, and start the studio with this STUDIO_URL.',
          )
        : error(
            'STUDIO_URL',
            `Something else than the studio answers at ${origin} (${answer.status}).`,
            'STUDIO_URL is the address to which the proxy passes requests on, without a path and without a redirect.',
          ),
    ];
  },
};

export const management: Check<StudioConfig> = {
  name: 'management',
  async run({ managementUrl }, signal) {
    const answer = await request(`${managementUrl}/users/me`, {}, signal);
    if (!('reason' in answer) && jsonOf(answer, SIGNED_OUT)) return [];
    return [
      error(
        'SERVICES_HOST',
        `The studio does not find the content service at ${managementUrl}: ${'reason' in answer ? answer.reason : `status ${answer.status}`}.`,
        'Start the embedded services, content among them, or set SERVICES_HOST and SERVICES_PORT.',
      ),
    ];
  },
};
