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
          'Start it, or check the DNS record, the proxy and its certificate.',
        ),
      ];
    if (jsonOf(answer, SIGNED_OUT)) return [];
    return [
      answer.status === 421
        ? error(
            'STUDIO_URL',
            `The studio refuses requests to ${origin}, because they arrive with another host.`,
            'Make the proxy forward Host, and start the studio with this STUDIO_URL.',
          )
        : error(
            'STUDIO_URL',
            `Something other than the studio answers at ${origin} (${answer.status}).`,
            'Set STUDIO_URL to the public address that the proxy forwards to the studio, without a path and without a redirect.',
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
        `The studio cannot reach the content service at ${managementUrl}: ${'reason' in answer ? answer.reason : `status ${answer.status}`}.`,
        'Start the embedded services, including content, or set SERVICES_HOST and SERVICES_PORT.',
      ),
    ];
  },
};
