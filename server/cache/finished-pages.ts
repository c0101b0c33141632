/** Pages that are ready to be sent, for as long as they are current. */
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isChecked } from '../../lib/expiration/checkpoint.ts';
import { currentTime, expirationVersion, haveExpiredSince } from '../../lib/expiration/tag-expirations.ts';
import { compressBest, compressFast, decompress } from '../compression.ts';
import { contentHash } from '../content-hash.ts';
import type { CapturedResponse } from './capture-response.ts';
import { bytesOf, readyBytes, readyPages, type ReadyPages } from './ready-page.ts';

const MAX_BYTES = 256 * 1024 * 1024;
/** The highest levels take a second of a core for a large page, which a rarely requested one does not repay. */
const REQUESTS_BEFORE_BEST = 5;

/** When a page was rendered, and what makes it stale. */
export interface CachedPageInfo {
  tags: string[];
  /** When the page began to be rendered, in milliseconds. */
  renderedAt: number;
  /** In seconds after that; false for never. */
  revalidate: number | false;
}

/** What a finished page is made from. */
export interface FinishedPageInfo extends CachedPageInfo {
  /** The address of its data for hydration. */
  dataAddress?: string;
  /** The policy of its document for visitors who allow tags, where a tag manager is configured. */
  tagPolicy?: string;
}

export interface FinishedPage extends FinishedPageInfo, ReadyPages {
  /** Without those of an encoding. */
  headers: OutgoingHttpHeaders;
  /** The number of expirations up to which the tags have not expired. */
  checkedVersion: number;
  /** How often it was sent. */
  requests: number;
  /** Whether an earlier process made it. */
  isRestored?: boolean;
}

/** A finished page, without what can be made from the rest. */
export interface StoredPage extends FinishedPageInfo {
  status: number;
  headers: OutgoingHttpHeaders;
  etag: string;
  gzip: Buffer;
  br?: Buffer;
}

/** Where finished pages outlive the process. */
export interface PageStorage {
  has: (key: string) => boolean;
  read: (key: string) => Promise<StoredPage | undefined>;
  /** Data for hydration that another process made, or another build. */
  readElsewhere: (dataAddress: string) => Promise<StoredPage | undefined>;
  write: (key: string, page: FinishedPage) => void;
  remove: (key: string) => void;
}

const sizeOf = (page: FinishedPage, key: string): number => bytesOf([key, ...page.tags]) + readyBytes(page);

const pages = new LRUCache<string, FinishedPage>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });

let storage: PageStorage | undefined;

/** Stores finished pages, and finds those that an earlier process stored. */
export function storePagesIn(pageStorage: PageStorage | undefined): void {
  storage = pageStorage;
}

function store(key: string, page: FinishedPage): void {
  pages.set(key, page);
  storage?.write(key, page);
}

/** Whether a page is still what a rendering would give. */
function isFresh(page: FinishedPage): boolean {
  if (page.revalidate !== false && currentTime() > page.renderedAt + page.revalidate * 1000) return false;
  const version = expirationVersion();
  if (page.checkedVersion === version) return true;
  page.checkedVersion = version;
  return !haveExpiredSince(page.tags, page.renderedAt);
}

/** The finished page of a key, unless one of its tags expired or it is too old. */
export function getFinishedPage(key: string): FinishedPage | undefined {
  const page = pages.get(key);
  if (!page || isFresh(page)) return page;
  pages.delete(key);
  return undefined;
}

function restore(key: string, { gzip, br, ...stored }: StoredPage): FinishedPage {
  const page: FinishedPage = {
    ...stored,
    ...readyPages(stored, { gzip, br }),
    checkedVersion: -1,
    requests: br ? REQUESTS_BEFORE_BEST : 0,
    isRestored: true,
  };
  pages.set(key, page);
  return page;
}

/** The finished page of a key, from memory, or as an earlier process stored it. */
export async function loadFinishedPage(key: string): Promise<FinishedPage | undefined> {
  const page = getFinishedPage(key);
  if (page || !storage?.has(key)) return page;
  const stored = await storage.read(key);
  // It may have been made meanwhile.
  if (!stored || pages.has(key)) return getFinishedPage(key);
  restore(key, stored);
  const restored = getFinishedPage(key);
  if (!restored) storage.remove(key);
  return restored;
}

/** Data for hydration that another process made, or another build. */
export async function loadDataElsewhere(address: string): Promise<FinishedPage | undefined> {
  const stored = await storage?.readElsewhere(address);
  return stored && restore(address, stored);
}

/** Whether a page of an earlier process may have expired while none ran. What has no tags never does. */
export const isUnchecked = ({ isRestored, tags }: FinishedPage): boolean =>
  isRestored === true && tags.length > 0 && !isChecked();

/** Makes a page ready to be sent. It is stored if it may be used at all, and no tag expired since its rendering began. */
export async function finishPage(
  key: string,
  info: FinishedPageInfo,
  { status, headers, body }: CapturedResponse,
): Promise<FinishedPage> {
  const checkedVersion = expirationVersion();
  // Weak: the encodings of a page differ in their bytes.
  const shared = { ...info, status, headers, etag: `W/"${contentHash(body)}"` };
  const compressed = await compressFast(body);
  const page: FinishedPage = {
    ...shared,
    ...readyPages(shared, { gzip: compressed }),
    checkedVersion,
    requests: 0,
  };
  if (info.revalidate !== 0 && !haveExpiredSince(info.tags, info.renderedAt)) store(key, page);
  return page;
}

/** Whether a page is stored under a key, fresh or not. */
export const isStored = (key: string): boolean => pages.has(key);

/** The memory that the finished pages take, in bytes. */
export const storedBytes = (): number => pages.calculatedSize;

let queue: Promise<void> = Promise.resolve();
let waiting = 0;

/** How many pages wait to be compressed at the highest levels. */
export const waitingCompressions = (): number => waiting;

async function compress(key: string, page: FinishedPage): Promise<void> {
  if (pages.peek(key) !== page) return;
  const source = await decompress(page.gzip.body);
  const best = await compressBest(source);
  Object.assign(page, readyPages(page, { ...best, isFrequent: true }));
  // Its size has changed.
  if (pages.peek(key) === page) store(key, page);
}

/**
 * Counts a request of a page. One that is requested often is compressed at the highest levels, off the event loop and one
 * page at a time.
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
