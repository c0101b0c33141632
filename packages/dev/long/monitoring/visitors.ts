/** Simulates constant traffic: a load balancer's probe every second, and visitors. */
import { setTimeout as sleep } from 'node:timers/promises';

const PATHS = [
  '/en-us',
  '/en-us/products',
  '/en-us/brands/dawn',
  '/en-us/brands/dawn/pot-and-pan-detergent',
  '/en-us/articles/contact-time-explained',
  '/en-us/search?q=dawn',
  '/en-us/brands/dawn/no-such-product',
  '/api/reviews?product=brands/dawn/pot-and-pan-detergent&sort=newest',
];
const PICTURE = /\/images\/[^"\s&?]+\?[^"\s]+/;

const get = async (url: string, signal?: AbortSignal): Promise<string> =>
  (await fetch(url, { signal, redirect: 'manual' })).text();

/** Visits a page, and disconnects during its first image. */
async function leave(siteUrl: string): Promise<void> {
  const [picture = '/images/none'] = PICTURE.exec(await get(`${siteUrl}/en-us`)) ?? [];
  const response = await fetch(siteUrl + picture.replaceAll('&amp;', '&'));
  await response.body?.cancel();
}

/** Sends requests until stopped. Ignores whether they succeed. */
export function startVisitors(siteUrl: string): { stop: () => Promise<void> } {
  const end = new AbortController();
  const every = async (milliseconds: number, act: (count: number) => Promise<unknown>): Promise<void> => {
    for (let count = 0; !end.signal.aborted; count += 1) {
      await act(count).catch(() => undefined);
      await sleep(milliseconds, undefined, { signal: end.signal }).catch(() => undefined);
    }
  };
  const all = [
    every(1_000, () => get(`${siteUrl}/api/health/ready`, end.signal)),
    every(200, (count) => get(`${siteUrl}${PATHS[count % PATHS.length]}`, end.signal)),
    every(1_000, () => leave(siteUrl)),
  ];
  return {
    async stop() {
      end.abort();
      await Promise.all(all);
    },
  };
}
