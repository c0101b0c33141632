/**
 * Paths without a page. All of them get the same not-found page from memory, so one body and a bounded set of paths are
 * enough.
 */
import type { IncomingMessage } from 'node:http';
import type { LRUCache } from 'lru-cache';
import { hasDraftCookie } from '../../lib/content/preview/preview-cookies.ts';
import { createAddressCache } from '../../lib/content/routing/address-cache.ts';
import { MISSING_PAGE_HEADER } from '../../lib/content/routing/not-found.ts';
import { ANY_TAG, haveExpiredSince } from '../../lib/expiration/tag-expirations.ts';
import type { CapturedResponse } from './capture-response.ts';

/** Upper bound on the memory that made-up paths take. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Whether the proxy found no page. */
export const isMissingPage = ({ status, headers }: CapturedResponse): boolean =>
  status === 404 && headers[MISSING_PAGE_HEADER] !== undefined;

const pathOf = ({ url = '' }: Pick<IncomingMessage, 'url'>): string => url.replace(/\?.*$/s, '');

export class MissingPages {
  /** By path, when it began to be looked up, in milliseconds. */
  readonly #paths: LRUCache<string, number>;

  /** @param maxAgeSeconds for how long a path counts as missing, in case no webhook reports that it has a page now */
  constructor(maxAgeSeconds: number) {
    this.#paths = createAddressCache(MAX_BYTES, maxAgeSeconds * 1000);
  }

  /** Whether the path of a request was missing a moment ago, and nothing was published since; never for a preview. */
  has(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
    const lookedUpAt = this.#paths.get(pathOf(request));
    if (lookedUpAt === undefined || hasDraftCookie(request.headers.cookie)) return false;
    return !haveExpiredSince([ANY_TAG], lookedUpAt);
  }

  /** Records that the path of a request is missing. @param lookedUpAt when that began, in milliseconds */
  add(request: Pick<IncomingMessage, 'url'>, lookedUpAt: number): void {
    this.#paths.set(pathOf(request), lookedUpAt);
  }

  /** About the memory that the paths take, in bytes. */
  get bytes(): number {
    return this.#paths.calculatedSize;
  }
}
