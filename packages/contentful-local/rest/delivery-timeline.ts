/**
 * `/timeline/…` of the preview API: content as it will be at a given time, or with a given release (docs/services.md,
 * "Contentful delivery and preview").
 */
import { z } from 'zod';
import { badRequest } from './delivery-error.ts';

const RELEASE = 'release[lte]';
const TIMESTAMP = 'timestamp[lte]';
const MOMENT = z
  .object({
    [RELEASE]: z.string().min(1).optional(),
    [TIMESTAMP]: z.iso.datetime({ offset: true }).optional(),
  })
  .refine((moment) => Object.values(moment).some((value) => value !== undefined));

/**
 * Returns the parameters without those that name a time or a release. This service has no Timeline releases, so it
 * always returns the latest drafts.
 * @throws DeliveryError BadRequest when the parameters name none
 */
export function timelineParameters(parameters: URLSearchParams): URLSearchParams {
  if (!MOMENT.safeParse(Object.fromEntries(parameters)).success)
    throw badRequest(`Timeline needs ${RELEASE}, ${TIMESTAMP} with an ISO 8601 time, or both.`);
  const others = new URLSearchParams(parameters);
  for (const name of [RELEASE, TIMESTAMP]) others.delete(name);
  return others;
}
