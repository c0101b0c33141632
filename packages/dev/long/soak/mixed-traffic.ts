import { signatureHeaders } from '@cleanpro/contentful-local/webhooks/sign';
import { send } from '../../../../tests/contract/server/http-client.ts';
import { LISTING_TYPES, PAGE_TYPES } from '../../../../tests/sample-pages.ts';
import type { Site } from '../site.ts';

interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Expected statuses. Includes 429 where visitors are rate limited. */
  statuses: readonly number[];
}

const address = (slug: string): string => (slug === 'home' ? '/en-us' : `/en-us/${slug}`);
const PRODUCT = '/en-us/brands/dawn/pot-and-pan-detergent';
const ENTRY = 'product-pot-and-pan-detergent';

/** Pages of every type, and the router's data for a third of them. */
const PAGES: readonly Sent[] = [
  ...Object.values(PAGE_TYPES).filter((slug) => slug !== null),
  ...Object.values(LISTING_TYPES),
  'no-such-page',
].flatMap((slug, index): Sent[] => {
  const statuses = slug === 'no-such-page' ? [404, 429] : [200];
  const page = { path: address(slug), statuses };
  return index % 3 === 0 ? [page, { path: `${page.path}?_rsc=`, headers: { rsc: '1' }, statuses }] : [page];
});

const READS: readonly Sent[] = [
  ...['dawn', 'floor', 'zzzz'].map((word) => ({ path: `/en-us/search?q=${word}`, statuses: [200] })),
  ...['da', 'daw', 'flo'].map((word) => ({ path: `/api/search/suggest?q=${word}`, statuses: [200, 429] })),
  { path: `${PRODUCT}/reviews?sort=lowest`, statuses: [200] },
  { path: '/api/reviews?product=brands/dawn/pot-and-pan-detergent&sort=newest', statuses: [200, 429] },
  { path: '/en-us/compare-products?products=dawn/heavy-duty-degreaser', statuses: [200] },
  { path: '/en-us/cleaning-solutions/kitchen?brand=dawn', statuses: [200] },
  { path: '/en-us/recommender/products/hotels/restrooms/soap-scum', statuses: [200] },
  { path: '/robots.txt', statuses: [200] },
  { path: '/sitemap.xml', statuses: [200] },
];

/** Forms that are refused: an empty one, a wrong password (until rate limited), and an unknown form. */
const refusedForms = (origin: string): readonly Sent[] => {
  const form = (path: string, own: Record<string, string>, body: string, statuses: number[]): Sent => ({
    path,
    method: 'POST',
    headers: { ...own, 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body,
    statuses,
  });
  return [
    form('/api/forms/contact', { origin }, 'page=contact-us', [422, 429]),
    form(
      '/api/forms/sign-in',
      { origin },
      'page=sign-in&email=a@example.com&password=wrong',
      [401, 422, 429],
    ),
    form('/api/forms/no-such-form', { origin }, '', [404]),
  ];
};

/** Creates the content service's webhook request for a publish. */
function publication(secret: string): Sent {
  const request = {
    path: '/api/revalidate',
    method: 'POST',
    headers: { 'x-contentful-topic': 'ContentManagement.Entry.publish' },
    body: JSON.stringify({
      sys: {
        id: ENTRY,
        type: 'Entry',
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'product' } },
      },
    }),
  };
  const headers = { ...request.headers, ...signatureHeaders(secret, request, Date.now()) };
  return { ...request, headers, statuses: [200] };
}

/** Few enough that the number of rate limits and other records per visitor is the same in each half. */
const VISITORS = 16;
const CLIENTS = 6;
const PICTURES = 12;
/**
 * Number of rounds, more than it takes for a page to count as frequently requested (server/cache/finished-pages.ts).
 */
const TIMES = 6;

/** Sends traffic to a site, and collects unexpected responses. */
export class MixedTraffic {
  readonly #site: Site;
  readonly #port: number;
  #pictures: readonly Sent[] = [];
  #sent = 0;
  readonly unexpected = new Set<string>();

  constructor(site: Site) {
    this.#site = site;
    this.#port = Number(new URL(site.url).port);
  }

  async #send({ path, method, headers, body, statuses }: Sent): Promise<string> {
    this.#sent += 1;
    const { status = 0, body: answer } = await send(
      this.#port,
      path,
      {
        'accept-encoding': this.#sent % 2 === 0 ? 'gzip' : 'identity',
        'x-forwarded-for': `10.1.0.${this.#sent % VISITORS}`,
        // Otherwise the site would keep idle connections open.
        connection: 'close',
        ...headers,
      },
      method,
      body,
    );
    if (!statuses.includes(status)) this.unexpected.add(`${method ?? 'GET'} ${path}: ${status}`);
    return answer.toString();
  }

  /** Finds the images of a page, in the widths that browsers request. */
  async findPictures(): Promise<void> {
    const html = await this.#send({
      path: PRODUCT,
      statuses: [200],
      headers: { 'accept-encoding': 'identity' },
    });
    const paths = new Set(
      [...html.matchAll(/\/images\/[^"\s,]+/g)].map(([path]) => path.replaceAll('&amp;', '&')),
    );
    this.#pictures = [...paths].slice(0, PICTURES).map((path) => ({ path, statuses: [200] }));
    if (this.#pictures.length < PICTURES) throw new Error(`${PRODUCT} has too few pictures`);
  }

  get sent(): number {
    return this.#sent;
  }

  async #sendAll(requests: readonly Sent[]): Promise<void> {
    const queue = [...requests];
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) await this.#send(next);
      }),
    );
  }

  /** Sends the given number of rounds. Each round contains every request and one publish. */
  async rounds(count: number): Promise<void> {
    const forms = refusedForms(this.#site.url);
    for (let round = 0; round < count; round += 1) {
      await this.#sendAll([...PAGES, ...READS, ...this.#pictures, ...forms]);
      await this.#send(publication(this.#site.revalidateSecret));
    }
  }

  /** Requests everything cacheable until each page is stored in its smallest form. */
  async fillCaches(): Promise<void> {
    for (let time = 0; time < TIMES; time += 1) await this.#sendAll([...PAGES, ...READS]);
  }
}
