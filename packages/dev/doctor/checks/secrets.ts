/** Finds secrets that are easy to guess or used for two purposes. */
import type { SiteConfig } from '../../../../lib/config/environment.ts';
import type { StudioConfig } from '../../../studio/server/config.ts';
import type { ServicesConfig } from '@cleanpro/services/config';
import { error, warning, type Check, type Finding } from '../check.ts';

const MIN_CHARACTERS = 8;
const PLACEHOLDER = /change.?me|example|placeholder|password|secret|your.?token|dummy/i;

function findWeak(secrets: Record<string, string | undefined>): Finding[] {
  const entries = Object.entries(secrets).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const weak = entries
    .filter(([, value]) => new Set(value).size < MIN_CHARACTERS || PLACEHOLDER.test(value))
    .map(([name]) =>
      error(name, `${name} is easy to guess.`, 'Replace it with random characters: openssl rand -hex 32.'),
    );
  const names = new Map<string, string[]>();
  for (const [name, value] of entries) names.set(value, [...(names.get(value) ?? []), name]);
  const shared = [...names.values()]
    .filter(({ length }) => length > 1)
    .map((same) =>
      warning(
        same[0] ?? '',
        `${same.join(' and ')} have the same value: a leak of one is a leak of all.`,
        'Give each its own value: openssl rand -hex 32.',
      ),
    );
  return [...weak, ...shared];
}

export const siteSecrets: Check<SiteConfig> = {
  name: 'secrets',
  run: (site) =>
    Promise.resolve(
      findWeak({
        CONTENTFUL_DELIVERY_TOKEN: site.CONTENTFUL_DELIVERY_TOKEN,
        CONTENTFUL_PREVIEW_TOKEN: site.CONTENTFUL_PREVIEW_TOKEN,
        REVALIDATE_SECRET: site.REVALIDATE_SECRET,
        PREVIEW_SECRET: site.PREVIEW_SECRET,
        SESSION_SECRET: site.SESSION_SECRET,
        MEMBERS_TOKEN: site.MEMBERS_TOKEN,
        REVIEWS_PASSKEY: site.REVIEWS_PASSKEY,
        REVALIDATE_SECRET_PREVIOUS: site.REVALIDATE_SECRET_PREVIOUS,
        PREVIEW_SECRET_PREVIOUS: site.PREVIEW_SECRET_PREVIOUS,
        SESSION_SECRET_PREVIOUS: site.SESSION_SECRET_PREVIOUS,
      }),
    ),
};

export const servicesSecrets: Check<ServicesConfig> = {
  name: 'secrets',
  run: (services) =>
    Promise.resolve(
      findWeak({
        CONTENTFUL_DELIVERY_TOKEN: services.CONTENTFUL_DELIVERY_TOKEN,
        CONTENTFUL_PREVIEW_TOKEN: services.CONTENTFUL_PREVIEW_TOKEN,
        CONTENTFUL_MANAGEMENT_TOKEN: services.CONTENTFUL_MANAGEMENT_TOKEN,
        REVALIDATE_SECRET: services.REVALIDATE_SECRET,
        MEMBERS_TOKEN: services.MEMBERS_TOKEN,
        REVIEWS_PASSKEY: services.REVIEWS_PASSKEY,
        SUBMISSIONS_WEBHOOK_SECRET: services.SUBMISSIONS_WEBHOOK_SECRET,
        CONTENTFUL_DELIVERY_TOKEN_PREVIOUS: services.CONTENTFUL_DELIVERY_TOKEN_PREVIOUS,
        CONTENTFUL_PREVIEW_TOKEN_PREVIOUS: services.CONTENTFUL_PREVIEW_TOKEN_PREVIOUS,
        CONTENTFUL_MANAGEMENT_TOKEN_PREVIOUS: services.CONTENTFUL_MANAGEMENT_TOKEN_PREVIOUS,
        MEMBERS_TOKEN_PREVIOUS: services.MEMBERS_TOKEN_PREVIOUS,
        REVIEWS_PASSKEY_PREVIOUS: services.REVIEWS_PASSKEY_PREVIOUS,
      }),
    ),
};

export const studioSecrets: Check<StudioConfig> = {
  name: 'secrets',
  run: ({ previewSecret }) => Promise.resolve(findWeak({ PREVIEW_SECRET: previewSecret })),
};
