/** The services that pages need, and how each is asked whether it works. */
import { z } from 'zod';
import type { SiteConfig } from '../../lib/config/environment.ts';

/** Services that a page or a form waits for; what stands still without each is in docs/operations.md. */
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
  /** @throws Error that says what failed, without secrets */
  check: (signal: AbortSignal) => Promise<void>;
}

interface Question extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  /** 2xx by default. */
  accepts?: (status: number) => boolean;
}

/** Bazaarvoice answers 200 to a wrong key too. */
const REVIEW_ANSWER = z.object({ HasErrors: z.literal(false) });

const isReviewAnswer = (body: string): boolean => {
  try {
    return REVIEW_ANSWER.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
};

/** A service without a question that every installation of it answers works when it answers at all. */
const isAnswer = (status: number): boolean => status < 500;

/** The same for a service below a path: another server at this address answers 404. */
const isFound = (status: number): boolean => isAnswer(status) && status !== 404;

/** Not every server has HEAD for a document. */
const isDocument = (status: number): boolean => status < 400 || status === 405 || status === 501;

/** Contentful's pictures come from Contentful; those of any other content service through the site's `/images`. */
const relaysImages = ({ CONTENTFUL_GRAPHQL_URL }: SiteConfig): boolean =>
  !new URL(CONTENTFUL_GRAPHQL_URL).hostname.endsWith('.contentful.com');

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Asks a service. @returns the body, read to its end so that the connection can be used again */
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

/** A dependency that works when a request is answered. */
const answering = (name: DependencyName, url: string, question: Question = {}): Dependency => ({
  name,
  check: async (signal) => {
    await request(url, signal, question);
  },
});

/** The services that a configuration uses. */
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
    answering('recommendations', `${config.RECOMMENDATIONS_URL}/articles`, { accepts: isFound }),
    answering('members', `${config.MEMBERS_URL}/health`, { headers: bearer(config.MEMBERS_TOKEN) }),
    ...(relaysImages(config)
      ? [answering('images', `${config.IMAGES_UPSTREAM_URL}/images/`, { accepts: isAnswer })]
      : []),
    answering('privacy', config.PRIVACY_LINKS_URL, { method: 'HEAD', accepts: isDocument }),
    // As a browser asks before it sends; nothing is stored.
    ...(config.telemetry
      ? [answering('telemetry', config.telemetry.trackUrl, { method: 'OPTIONS', accepts: isFound })]
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
