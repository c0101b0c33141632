/**
 * Paths without a page. All of them get the same not-found page from memory, so one body and a bounded set of paths are
 * enough.
 */
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { hasDraftCookie } from '../../lib/content/preview/preview-cookies.ts';
import { MISSING_PAGE_HEADER } from '../../lib/content/routing/not-found.ts';
import { ANY_TAG, haveExpiredSince } from '../../lib/processes/tag-expirations.ts';
import type { CapturedResponse } from './capture-response.ts';
import type { CachedPageInfo } from './page-request.ts';

/** What whoever makes up paths can fill. */
const MAX_BYTES = 2 * 1024 * 1024;
/** About what a path takes beside its characters. */
const ENTRY_BYTES = 200;

/** Whether the proxy found no page. */
export const isMissingPage = ({ status, headers }: CapturedResponse): boolean =>
  status === 404 && headers[MISSING_PAGE_HEADER] !== undefined;

const pathOf = ({ url = '' }: IncomingMessage): string => url.replace(/\?.*$/s, '');

export class MissingPages {
  /** By path, when it began to be looked up, in milliseconds. */
  readonly #paths: LRUCache<string, number>;
  readonly #maxAgeSeconds: number;

  /** @param maxAgeSeconds for how long a path counts as missing, in case no webhook reports that it has a page now */
  constructor(maxAgeSeconds: number) {
    this.#maxAgeSeconds = maxAgeSeconds;
    this.#paths = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: (_, path) => 2 * path.length + ENTRY_BYTES,
      ttl: maxAgeSeconds * 1000,
    });
  }

  /** Whether the path of a request was missing a moment ago, and nothing was published since; never for a preview. */
  has(request: IncomingMessage): boolean {
    const lookedUpAt = this.#paths.get(pathOf(request));
    if (lookedUpAt === undefined || hasDraftCookie(request.headers.cookie)) return false;
    return !haveExpiredSince([ANY_TAG], lookedUpAt);
  }

  /** Records that the path of a request is missing. @param lookedUpAt when that began, in milliseconds */
  add(request: IncomingMessage, lookedUpAt: number): void {
    this.#paths.set(pathOf(request), lookedUpAt);
  }

  /** How the not-found page is cached: its list of popular pages, its header and its footer are content. */
  pageInfo(renderedAt: number): CachedPageInfo {
    return { tags: [ANY_TAG], renderedAt, revalidate: this.#maxAgeSeconds };
  }

  /** About the memory that the paths take, in bytes. */
  get bytes(): number {
    return this.#paths.calculatedSize;
  }
}
