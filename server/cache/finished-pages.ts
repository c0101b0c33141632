/** Whole responses of pages, ready to be sent: a request for one is a look-up and a write. */
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isChecked } from '../../lib/processes/checkpoint.ts';
import { currentTime, expirationVersion, haveExpiredSince } from '../../lib/processes/tag-expirations.ts';
import { compressBest, compressFast, decompress } from '../compression.ts';
import { contentHash } from '../content-hash.ts';
import type { CapturedResponse } from './capture-response.ts';
import type { CachedPageInfo } from './page-request.ts';
import { withTagPolicy } from './tag-policy.ts';

const MAX_BYTES = 256 * 1024 * 1024;
/** The highest levels take a second of a core for a large page, which a rarely requested one does not repay. */
const REQUESTS_BEFORE_BEST = 5;

type Encoding = 'br' | 'gzip';

/** What a finished page is made from. */
export interface FinishedPageInfo extends CachedPageInfo {
  /** The address of its data for hydration. */
  dataAddress?: string;
  /** The policy of its document for visitors who allow tags, where a tag manager is configured. */
  tagPolicy?: string;
}

/** The head, as Node writes it without looking at it, and the body of a response. */
export interface ReadyResponse {
  head: string[];
  body: Buffer;
}

/** What is sent of a page. */
export interface ReadyPage {
  status: number;
  etag: string;
  gzip: ReadyResponse;
  /** Follows once the page is requested often. */
  br?: ReadyResponse;
}

export interface FinishedPage extends FinishedPageInfo, ReadyPage {
  /** Without those of an encoding. */
  headers: OutgoingHttpHeaders;
  /** The same bodies for visitors who allow tags, where the page has a policy for them. */
  withTags?: ReadyPage;
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

/** About what a string takes beside its characters. */
const STRING_BYTES = 40;

const bytesOf = (strings: readonly string[]): number =>
  strings.reduce((sum, { length }) => sum + length + STRING_BYTES, 0);

const sizeOf = ({ gzip, br, tags, withTags }: FinishedPage, key: string): number =>
  bytesOf([key, ...tags, ...gzip.head, ...(br?.head ?? [])]) +
  bytesOf([...(withTags?.gzip.head ?? []), ...(withTags?.br?.head ?? [])]) +
  gzip.body.byteLength +
  (br?.body.byteLength ?? 0);

function readyResponse(
  { headers: own, etag }: Pick<FinishedPage, 'headers' | 'etag'>,
  encoding: Encoding,
  body: Buffer,
): ReadyResponse {
  const headers: OutgoingHttpHeaders = {
    ...own,
    etag,
    'x-nextjs-cache': 'HIT',
    'content-encoding': encoding,
    'content-length': body.byteLength,
  };
  const head = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [name, String(each)])),
  );
  return { head, body };
}

/** The responses of a page in its encodings, for each policy that it has. */
function readyPage(
  page: Pick<FinishedPage, 'status' | 'headers' | 'etag' | 'tagPolicy'>,
  gzip: Buffer,
  br?: Buffer,
): ReadyPage & Pick<FinishedPage, 'withTags'> {
  const { status, headers, etag, tagPolicy } = page;
  const inEncodings = (shared: Pick<FinishedPage, 'headers' | 'etag'>): ReadyPage => ({
    status,
    etag: shared.etag,
    gzip: readyResponse(shared, 'gzip', gzip),
    br: br && readyResponse(shared, 'br', br),
  });
  if (tagPolicy === undefined) return inEncodings({ headers, etag });
  // A browser that revalidates one of them must not be told that it has the other.
  const tagged = { headers: withTagPolicy(headers, tagPolicy), etag: etag.replace(/"$/, '-tags"') };
  return { ...inEncodings({ headers, etag }), withTags: inEncodings(tagged) };
}

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
    ...readyPage(stored, gzip, br),
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

/** Makes a page ready to be sent. It is stored unless one of its tags expired since its rendering began. */
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
    ...readyPage(shared, compressed),
    checkedVersion,
    requests: 0,
  };
  if (!haveExpiredSince(info.tags, info.renderedAt)) store(key, page);
  return page;
}

/** Whether a page is stored under a key, fresh or not. */
export const isStored = (key: string): boolean => pages.has(key);

/** The memory that the finished pages take, in bytes. */
export const storedBytes = (): number => pages.calculatedSize;

let queue: Promise<void> = Promise.resolve();

async function compress(key: string, page: FinishedPage): Promise<void> {
  if (pages.peek(key) !== page) return;
  const source = await decompress(page.gzip.body);
  const best = await compressBest(source);
  Object.assign(page, readyPage(page, best.gzip, best.br));
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
  queue = queue.then(() => compress(key, page)).catch(() => undefined);
}
