/**
 * Paths without a page. All of them get the same not-found page from memory, so one body and a bounded set of paths are
 * enough.
 */
import { LRUCache } from 'lru-cache';
import { ANY_TAG, haveExpiredSince } from '../../lib/processes/tag-expirations.ts';
import type { CapturedResponse } from './capture-response.ts';
import type { CachedPageInfo } from './page-request.ts';

/** What whoever makes up paths can fill. */
const MAX_BYTES = 2 * 1024 * 1024;
/** About what a path takes beside its characters. */
const ENTRY_BYTES = 200;

/** The path of the not-found page (app/page-not-found), to which the proxy rewrites; nothing of a visitor is in it. */
export const NOT_FOUND_PATH = '/page-not-found';

/** Whether Next answered with the not-found page. */
export const isNotFoundPage = ({ status, headers }: CapturedResponse): boolean =>
  status === 404 && headers['x-middleware-rewrite'] === NOT_FOUND_PATH && headers['set-cookie'] === undefined;

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

  /** Whether a path was missing a moment ago, and nothing was published since. */
  has(path: string): boolean {
    const lookedUpAt = this.#paths.get(path);
    return lookedUpAt !== undefined && !haveExpiredSince([ANY_TAG], lookedUpAt);
  }

  /** Records that a path is missing. @param lookedUpAt when that began, in milliseconds */
  add(path: string, lookedUpAt: number): void {
    this.#paths.set(path, lookedUpAt);
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
