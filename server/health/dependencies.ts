import { z } from 'zod';
import type { SiteConfig } from '../../lib/config/environment.ts';

/** Services that a page or a form waits for. The effects of an outage are in docs/operations.md. */
type DependencyName =
  | 'content'
  | 'content-sync'
  | 'reviews'
  | 'recommendations'
  | 'members'
  | 'images'
  | 'privacy'
  | 'telemetry'
  | 'redis';

export interface Dependency {
  name: DependencyName;
  /** @throws Error when the service does not work; its message says why, without secrets */
  check: (signal: AbortSignal) => Promise<void>;
}

interface Question extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  /** Accepts 2xx by default. */
  accepts?: (status: number) => boolean;
}

/** Bazaarvoice also responds with 200 to a wrong key. */
const REVIEW_ANSWER = z.object({ HasErrors: z.literal(false) });

const isReviewAnswer = (body: string): boolean => {
  try {
    return REVIEW_ANSWER.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
};

/** Accepts any response except a server error, for services without a request that every implementation supports. */
const isUp = (status: number): boolean => status < 500;

/**
 * Accepts any response of a service below a path, except a server error or 404. A different server at this address
 * would send 404.
 */
const isUpBelowPath = (status: number): boolean => isUp(status) && status !== 404;

/** Accepts 405 and 501 as well, because not every server supports HEAD for documents. */
const isDocument = (status: number): boolean => status < 400 || status === 405 || status === 501;

/** Whether the site proxies images under `/images`. Contentful serves its own images. */
const relaysImages = ({ CONTENTFUL_GRAPHQL_URL }: SiteConfig): boolean =>
  !new URL(CONTENTFUL_GRAPHQL_URL).hostname.endsWith('.contentful.com');

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/**
 * Sends a request to a service.
 * @returns the body, read to its end so that the connection can be reused
 * @throws Error when the response is missing, incomplete or not accepted
 */
async function request(url: string, signal: AbortSignal, { accepts, ...init }: Question): Promise<string> {
  const response = await fetch(url, { ...init, signal, redirect: 'manual' }).catch(() => {
    throw new Error('no answer');
  });
  const body = await response.text().catch(() => {
    throw new Error('no complete answer');
  });
  if (accepts ? accepts(response.status) : response.ok) return body;
  throw new Error(`status ${response.status}`);
}

const answering = (name: DependencyName, url: string, question: Question = {}): Dependency => ({
  name,
  check: async (signal) => {
    await request(url, signal, question);
  },
});

/** Returns the services that a configuration uses. */
export function dependenciesOf(config: SiteConfig): Dependency[] {
  const { CONTENTFUL_CDN_HOST, CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT } = config;
  const token = bearer(config.CONTENTFUL_DELIVERY_TOKEN);
  const reviews = new URLSearchParams({
    passkey: config.REVIEWS_PASSKEY,
    apiversion: '5.4',
    limit: '1',
  });
  return [
    answering('content', config.CONTENTFUL_GRAPHQL_URL, {
      method: 'POST',
      headers: { ...token, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
    }),
    answering(
      'content-sync',
      `${CONTENTFUL_CDN_HOST}/spaces/${CONTENTFUL_SPACE_ID}/environments/${CONTENTFUL_ENVIRONMENT}/locales`,
      { headers: token },
    ),
    {
      name: 'reviews',
      check: async (signal) => {
        const body = await request(`${config.REVIEWS_URL}/data/products.json?${reviews}`, signal, {});
        if (!isReviewAnswer(body)) throw new Error('the request was refused');
      },
    },
    answering('recommendations', `${config.RECOMMENDATIONS_URL}/articles`, { accepts: isUpBelowPath }),
    answering('members', `${config.MEMBERS_URL}/health`, { headers: bearer(config.MEMBERS_TOKEN) }),
    ...(relaysImages(config)
      ? [answering('images', `${config.IMAGES_UPSTREAM_URL}/images/`, { accepts: isUp })]
      : []),
    answering('privacy', config.PRIVACY_LINKS_URL, { method: 'HEAD', accepts: isDocument }),
    // A CORS preflight request, which stores nothing.
    ...(config.telemetry
      ? [answering('telemetry', config.telemetry.trackUrl, { method: 'OPTIONS', accepts: isUpBelowPath })]
      : []),
    ...(config.REDIS_URL === undefined
      ? []
      : [
          {
            name: 'redis' as const,
            check: () =>
              globalThis.redisOfProcess?.client.isReady
                ? Promise.resolve()
                : Promise.reject(new Error('not connected')),
          },
        ]),
  ];
}
