/** Checks the URLs, tokens, locale and content model of the space. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { SiteConfig } from '../../../../lib/config/environment.ts';
import { ROOT } from '../../root.ts';
import { error, type Check, type Finding, type Skipped } from '../check.ts';
import { bearer, jsonOf, request, type Answer } from '../request.ts';

const LOCALE = 'en-US';
const START =
  'Start the embedded services (npm start, or npm run services), or set the address of your space.';

const CONTENT_TYPE = z.object({
  sys: z.object({ id: z.string() }),
  fields: z.array(z.object({ id: z.string() })),
});
const MODEL_FILE = z.object({ contentType: CONTENT_TYPE });
const CONTENT_TYPES = z.object({ items: z.array(CONTENT_TYPE) });
const LOCALES = z.object({ items: z.array(z.object({ code: z.string() })) });

const apiOf = ({ CONTENTFUL_CDN_HOST, CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT }: SiteConfig): string =>
  `${CONTENTFUL_CDN_HOST}/spaces/${CONTENTFUL_SPACE_ID}/environments/${CONTENTFUL_ENVIRONMENT}`;

const graphql = (
  { CONTENTFUL_GRAPHQL_URL }: SiteConfig,
  token: string,
  preview: boolean,
  signal: AbortSignal,
): Promise<Answer | { reason: string }> =>
  request(
    CONTENTFUL_GRAPHQL_URL,
    {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ assetCollection(limit: 1, preview: ${preview}) { total } }` }),
    },
    signal,
  );

const GRAPHQL_ERRORS = z.object({
  errors: z
    .array(
      z.object({
        extensions: z
          .object({ contentful: z.object({ code: z.string() }) })
          .optional()
          .catch(undefined),
      }),
    )
    .default([]),
});

/** Returns the Contentful error codes in a response, and the HTTP status if it is an error. */
function codesOf(answer: Answer): string[] {
  const errors = jsonOf(answer, GRAPHQL_ERRORS)?.errors ?? [];
  const codes = errors.flatMap(({ extensions }) => extensions?.contentful.code ?? []);
  return answer.status >= 400 ? [String(answer.status), ...codes] : codes;
}

const REFUSED = /^(401|403|ACCESS_TOKEN_\w+|ACCESS_DENIED|\w*PREVIEW\w*)$/;
const UNKNOWN = /^(404|UNKNOWN_SPACE|UNKNOWN_ENVIRONMENT)$/;
const isRefused = (answer: Answer): boolean => codesOf(answer).some((code) => REFUSED.test(code));

const noAnswer = ({ CONTENTFUL_GRAPHQL_URL: url }: SiteConfig, { reason }: { reason: string }): Finding =>
  error('CONTENTFUL_GRAPHQL_URL', `The content service does not answer at ${url}: ${reason}.`, START);

async function checkTokens(site: SiteConfig, signal: AbortSignal): Promise<Finding[]> {
  const { CONTENTFUL_DELIVERY_TOKEN: delivery, CONTENTFUL_PREVIEW_TOKEN: preview } = site;
  const published = await graphql(site, delivery, false, signal);
  if ('reason' in published) return [noAnswer(site, published)];
  if (codesOf(published).some((code) => UNKNOWN.test(code)))
    return [
      error(
        'CONTENTFUL_GRAPHQL_URL',
        `There is no space or environment at ${site.CONTENTFUL_GRAPHQL_URL} (${codesOf(published).join(', ')}).`,
        'The address ends in /content/v1/spaces/SPACE/environments/ENVIRONMENT, with the ids of CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT; the delivery token must be allowed to read that environment.',
      ),
    ];
  const [drafts, draftsByDelivery, publishedByPreview] = await Promise.all([
    graphql(site, preview, true, signal),
    graphql(site, delivery, true, signal),
    graphql(site, preview, false, signal),
  ]);
  if ('reason' in drafts) return [noAnswer(site, drafts)];
  if ('reason' in draftsByDelivery) return [noAnswer(site, draftsByDelivery)];
  if ('reason' in publishedByPreview) return [noAnswer(site, publishedByPreview)];
  if (
    isRefused(published) &&
    isRefused(drafts) &&
    !isRefused(draftsByDelivery) &&
    !isRefused(publishedByPreview)
  )
    return [
      error(
        'CONTENTFUL_DELIVERY_TOKEN',
        'CONTENTFUL_DELIVERY_TOKEN and CONTENTFUL_PREVIEW_TOKEN are swapped.',
        'Swap the two values.',
      ),
    ];
  return [
    ...(isRefused(published)
      ? [
          error(
            'CONTENTFUL_DELIVERY_TOKEN',
            `The content service refuses the delivery token (${published.status}).`,
            'Copy the delivery token of this space again: Settings, API keys. It may have been revoked.',
          ),
        ]
      : []),
    ...(isRefused(drafts)
      ? [
          error(
            'CONTENTFUL_PREVIEW_TOKEN',
            `The content service refuses the preview token (${drafts.status}): drafts cannot be previewed.`,
            'Copy the preview token of this space again: Settings, API keys. It differs from the delivery token.',
          ),
        ]
      : []),
    ...(!isRefused(published) && !isRefused(draftsByDelivery)
      ? [
          error(
            'CONTENTFUL_DELIVERY_TOKEN',
            'The delivery token can read drafts, so visitors could see unpublished content.',
            'Use the delivery token of the API key, not its preview token.',
          ),
        ]
      : []),
  ];
}

/** Returns the content types and fields of the project's own model. */
function ownModel(): z.infer<typeof CONTENT_TYPE>[] {
  const folder = join(ROOT, 'packages/sample-space/content/model');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => MODEL_FILE.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))).contentType);
}

const firstOf = (names: readonly string[]): string =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');

function compareModel(remote: readonly z.infer<typeof CONTENT_TYPE>[]): Finding[] {
  const types = new Map(remote.map(({ sys, fields }) => [sys.id, new Set(fields.map(({ id }) => id))]));
  const own = ownModel();
  const missingTypes = own.filter(({ sys }) => !types.has(sys.id)).map(({ sys }) => sys.id);
  const missingFields = own.flatMap(({ sys, fields }) =>
    fields.filter(({ id }) => types.get(sys.id)?.has(id) === false).map(({ id }) => `${sys.id}.${id}`),
  );
  const advice =
    'Import the model of packages/sample-space/content/model into the space (docs/services.md, "Contentful management").';
  return [
    ...(missingTypes.length > 0
      ? [error('CONTENTFUL_SPACE_ID', `The space lacks content types: ${firstOf(missingTypes)}.`, advice)]
      : []),
    ...(missingFields.length > 0
      ? [error('CONTENTFUL_SPACE_ID', `Content types lack fields: ${firstOf(missingFields)}.`, advice)]
      : []),
  ];
}

async function checkModel(site: SiteConfig, signal: AbortSignal): Promise<Finding[] | Skipped> {
  const headers = bearer(site.CONTENTFUL_DELIVERY_TOKEN);
  const [locales, types] = await Promise.all([
    request(`${apiOf(site)}/locales`, { headers }, signal),
    request(`${apiOf(site)}/content_types?limit=1000`, { headers }, signal),
  ]);
  if ('reason' in locales || 'reason' in types) {
    const reason = 'reason' in locales ? locales.reason : 'the connection was closed';
    return [
      error(
        'CONTENTFUL_CDN_HOST',
        `The delivery API does not answer at ${site.CONTENTFUL_CDN_HOST}: ${reason}.`,
        START,
      ),
    ];
  }
  if (locales.status === 401 || locales.status === 403 || locales.status === 404)
    return { skipped: `CONTENTFUL_CDN_HOST answers ${locales.status}: the content model could not be read` };
  const found = jsonOf(locales, LOCALES);
  const model = jsonOf(types, CONTENT_TYPES);
  if (!found || !model)
    return [
      error(
        'CONTENTFUL_CDN_HOST',
        `${apiOf(site)} is not a delivery API: it answers ${locales.status} without locales.`,
        'For Contentful, set it to cdn.contentful.com, with the space and environment of CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.',
      ),
    ];
  return [
    ...(found.items.some(({ code }) => code === LOCALE)
      ? []
      : [
          error(
            'CONTENTFUL_SPACE_ID',
            `The space has no locale ${LOCALE}.`,
            `Add ${LOCALE} to the space's locales: the site reads only this one.`,
          ),
        ]),
    ...compareModel(model.items),
  ];
}

export const content: Check<SiteConfig> = {
  name: 'content',
  async run(site, signal) {
    const [tokens, model] = await Promise.all([checkTokens(site, signal), checkModel(site, signal)]);
    if (!('skipped' in model)) return [...tokens, ...model];
    // An invalid token, or an environment that does not exist, explains why the model could not be read.
    return tokens.length > 0 ? tokens : model;
  },
};
