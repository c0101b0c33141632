/** In-memory cache of pages that are ready to be sent, optionally backed by storage that outlives the process. */
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isCaughtUp } from '../../lib/expiration/checkpoint.ts';
import { currentTime, expirationVersion, haveExpiredSince } from '../../lib/expiration/tag-expirations.ts';
import { compressBest, compressFast, decompress } from '../compression.ts';
import { contentHash } from '../content-hash.ts';
import type { CapturedResponse } from './capture-response.ts';
import { bytesOf, preparedBytes, preparePage, type PreparedPage } from './prepared-page.ts';

const MAX_BYTES = 256 * 1024 * 1024;
/**
 * Requests after which a page is compressed at the highest levels. That takes a second of CPU time for a large page, so
 * it does not pay off for rarely requested pages.
 */
const REQUESTS_BEFORE_BEST = 5;

export interface CachedPageInfo {
  tags: string[];
  /** Start of the rendering, in milliseconds since the epoch. */
  renderedAt: number;
  /** Maximum age in seconds; false for no limit. */
  revalidate: number | false;
}

export interface FinishedPageInfo extends CachedPageInfo {
  /** Address of the page's hydration data. */
  dataAddress?: string;
  /** Content security policy for visitors who allow tags, if a tag manager is configured. */
  tagPolicy?: string;
}

export interface FinishedPage extends FinishedPageInfo, PreparedPage {
  /** Excludes headers that depend on the encoding. */
  headers: OutgoingHttpHeaders;
  /** Value of `expirationVersion()` when the page's tags were last known to be current. */
  checkedVersion: number;
  requests: number;
  /** Whether an earlier process rendered the page. */
  isRestored?: boolean;
}

/** A finished page as it is stored, without data that can be derived. */
export interface StoredPage extends FinishedPageInfo {
  status: number;
  headers: OutgoingHttpHeaders;
  etag: string;
  gzip: Buffer;
  br?: Buffer;
}

/** Storage for finished pages that outlives the process. */
export interface PageStorage {
  has: (key: string) => boolean;
  read: (key: string) => Promise<StoredPage | undefined>;
  /** Reads hydration data that another process or build produced. */
  readElsewhere: (dataAddress: string) => Promise<StoredPage | undefined>;
  write: (key: string, page: FinishedPage) => void;
  remove: (key: string) => void;
}

const sizeOf = (page: FinishedPage, key: string): number =>
  bytesOf([key, ...page.tags]) + preparedBytes(page);

const pages = new LRUCache<string, FinishedPage>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });

let storage: PageStorage | undefined;

/** Sets the storage that finished pages are written to and restored from. */
export function storePagesIn(pageStorage: PageStorage | undefined): void {
  storage = pageStorage;
}

function store(key: string, page: FinishedPage): void {
  pages.set(key, page);
  storage?.write(key, page);
}

function isFresh(page: FinishedPage): boolean {
  if (page.revalidate !== false && currentTime() > page.renderedAt + page.revalidate * 1000) return false;
  const version = expirationVersion();
  if (page.checkedVersion === version) return true;
  page.checkedVersion = version;
  return !haveExpiredSince(page.tags, page.renderedAt);
}

/** Returns the page with this key, unless it is too old or one of its tags has expired. */
export function getFinishedPage(key: string): FinishedPage | undefined {
  const page = pages.get(key);
  if (!page || isFresh(page)) return page;
  pages.delete(key);
  return undefined;
}

function restore(key: string, { gzip, br, ...stored }: StoredPage): FinishedPage {
  const page: FinishedPage = {
    ...stored,
    ...preparePage(stored, { gzip, br }),
    checkedVersion: -1,
    requests: br ? REQUESTS_BEFORE_BEST : 0,
    isRestored: true,
  };
  pages.set(key, page);
  return page;
}

/** Returns the finished page with this key, from memory or restored from storage. */
export async function loadFinishedPage(key: string): Promise<FinishedPage | undefined> {
  const page = getFinishedPage(key);
  if (page || !storage?.has(key)) return page;
  const stored = await storage.read(key);
  // The page may have been finished while storage was being read.
  if (!stored || pages.has(key)) return getFinishedPage(key);
  restore(key, stored);
  const restored = getFinishedPage(key);
  if (!restored) storage.remove(key);
  return restored;
}

/** Restores hydration data that another process or build stored. */
export async function loadDataElsewhere(address: string): Promise<FinishedPage | undefined> {
  const stored = await storage?.readElsewhere(address);
  return stored && restore(address, stored);
}

/**
 * Whether a restored page may have expired while no process was running. Hydration data has no tags and never expires.
 */
export const isUnchecked = ({ isRestored, tags }: FinishedPage): boolean =>
  isRestored === true && tags.length > 0 && !isCaughtUp();

/**
 * Compresses a page and prepares its responses. Stores the page if it may be cached and none of its tags has expired
 * since its rendering began.
 */
export async function finishPage(
  key: string,
  info: FinishedPageInfo,
  { status, headers, body }: CapturedResponse,
): Promise<FinishedPage> {
  const checkedVersion = expirationVersion();
  // Weak, because the encodings of a page differ in their bytes.
  const shared = { ...info, status, headers, etag: `W/"${contentHash(body)}"` };
  const compressed = await compressFast(body);
  const page: FinishedPage = {
    ...shared,
    ...preparePage(shared, { gzip: compressed }),
    checkedVersion,
    requests: 0,
  };
  if (info.revalidate !== 0 && !haveExpiredSince(info.tags, info.renderedAt)) store(key, page);
  return page;
}

/** Whether a page is in memory, fresh or expired. */
export const isStored = (key: string): boolean => pages.has(key);

/** Returns the memory that finished pages use, in bytes. */
export const storedBytes = (): number => pages.calculatedSize;

let queue: Promise<void> = Promise.resolve();
let waiting = 0;

/** Returns the number of pages that are waiting for compression at the highest levels. */
export const waitingCompressions = (): number => waiting;

async function compress(key: string, page: FinishedPage): Promise<void> {
  if (pages.peek(key) !== page) return;
  const source = await decompress(page.gzip.body);
  const best = await compressBest(source);
  Object.assign(page, preparePage(page, { ...best, isFrequent: true }));
  // Store the page again, because its size has changed.
  if (pages.peek(key) === page) store(key, page);
}

/**
 * Counts a request for a page. A frequently requested page is compressed again at the highest levels, off the event
 * loop and one page at a time.
 */
export function countRequest(key: string, page: FinishedPage): void {
  page.requests += 1;
  if (page.requests !== REQUESTS_BEFORE_BEST) return;
  waiting += 1;
  queue = queue
    .then(() => compress(key, page))
    .catch(() => undefined)
    .finally(() => (waiting -= 1));
}
