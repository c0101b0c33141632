import type { IncomingMessage } from 'node:http';
import type { LRUCache } from 'lru-cache';
import { hasDraftCookie } from '../../lib/content/preview/preview-cookies.ts';
import { createAddressCache } from '../../lib/content/routing/address-cache.ts';
import { MISSING_PAGE_HEADER } from '../../lib/content/routing/not-found.ts';
import { ANY_TAG, haveExpiredSince } from '../../lib/expiration/tag-expirations.ts';
import type { CapturedResponse } from './capture-response.ts';

/** Upper bound on memory spent on made-up paths. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Whether the proxy found no page for a request. */
export const isMissingPage = ({ status, headers }: CapturedResponse): boolean =>
  status === 404 && headers[MISSING_PAGE_HEADER] !== undefined;

const pathOf = ({ url = '' }: Pick<IncomingMessage, 'url'>): string => url.replace(/\?.*$/s, '');

/** Paths that are known to have no page. They all get the same not-found page, so nothing else needs to be stored. */
export class MissingPages {
  /** Time at which the lookup of each path began, in milliseconds. */
  readonly #paths: LRUCache<string, number>;

  /** @param maxAgeSeconds how long a path counts as missing, in case the webhook about a new page there is lost */
  constructor(maxAgeSeconds: number) {
    this.#paths = createAddressCache(MAX_BYTES, maxAgeSeconds * 1000);
  }

  /**
   * Whether the requested path was found to be missing and nothing has been published since. Always false for previews.
   */
  has(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
    const lookedUpAt = this.#paths.get(pathOf(request));
    if (lookedUpAt === undefined || hasDraftCookie(request.headers.cookie)) return false;
    return !haveExpiredSince([ANY_TAG], lookedUpAt);
  }

  /**
   * Records that the path of a request has no page.
   * @param lookedUpAt when its lookup began, in milliseconds
   */
  add(request: Pick<IncomingMessage, 'url'>, lookedUpAt: number): void {
    this.#paths.set(pathOf(request), lookedUpAt);
  }

  /** Approximate memory used by the paths, in bytes. */
  get bytes(): number {
    return this.#paths.calculatedSize;
  }
}
