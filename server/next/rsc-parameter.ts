/**
 * Handles the query parameter `_rsc`. A browser's router repeats its headers in it, for caches that ignore headers.
 * Assumes how Next computes the value, and that Next redirects from any other value to the correct one. If Next
 * computes a different value, its responses are sent uncached.
 */
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { assumptionFailed } from '../../lib/telemetry/next-assumptions.ts';
import type { CapturedResponse } from '../cache/capture-response.ts';
import { isRouterRequest } from './requested-part.ts';

export const RSC_PARAMETER = '_rsc';
/** 96 bits as base64url. */
const LENGTH = 16;
/** Maximum length of an older form that Next still accepts, because browsers send it to sites without HTTPS. */
const OLD_LENGTH = 5;

const PREFETCH_KINDS = ['1', '2', '3'];

/**
 * Cache of hashes. Visitors who follow the same link send the same headers, and hashing these takes longer than finding
 * the response.
 */
const hashes = new LRUCache<string, string>({
  maxSize: 1024 * 1024,
  maxEntrySize: 4 * 1024,
  sizeCalculation: (_, text) => text.length,
});

function parameterHash(text: string): string {
  const stored = hashes.get(text);
  if (stored !== undefined) return stored;
  const made = hash('sha256', text, 'base64url').slice(0, LENGTH);
  hashes.set(text, made);
  return made;
}

/**
 * Returns the value of `_rsc` that Next computes for a request's headers. Next redirects from any other value, so that
 * no cache stores one response under the URL of a different one.
 */
export function rscParameter(headers: IncomingHttpHeaders): string {
  const kind = headers['next-router-prefetch'];
  const prefetch = typeof kind === 'string' && PREFETCH_KINDS.includes(kind) ? kind : undefined;
  const others = ['next-router-segment-prefetch', 'next-router-state-tree', 'next-url'].map(
    (name) => headers[name],
  );
  if (prefetch === undefined && others.every((value) => value === undefined)) return '';
  return parameterHash([prefetch ?? '0', ...others.map((value) => value ?? '0')].join(','));
}

type RequestHead = Pick<IncomingMessage, 'url' | 'headers'>;

const valuesOf = (url: string): string[] =>
  new URLSearchParams(url.replace(/^[^?]*/, '')).getAll(RSC_PARAMETER);

/**
 * Whether a request's URL and headers agree on the kind of response: a document, or an RSC response under the right
 * `_rsc`. Otherwise a cache that ignores `Vary` would store a document where a router expects an RSC response, or the
 * reverse.
 */
export function agreesOnRsc({ url = '', headers }: RequestHead): boolean {
  const isRsc = isRouterRequest(headers);
  if (!url.includes('?')) return !isRsc;
  const [value, ...others] = valuesOf(url);
  if (!isRsc) return value === undefined;
  return headers.rsc === '1' && others.length === 0 && value === rscParameter(headers);
}

/** Reports if Next accepted a value of `_rsc` that does not match the headers as computed here (`agreesOnRsc`). */
export function checkRscParameter(url: string, { status, headers }: CapturedResponse): void {
  const [value = '', ...others] = valuesOf(url);
  const isRsc = status === 200 && String(headers['content-type']).startsWith('text/x-component');
  if (isRsc && others.length === 0 && value.length > OLD_LENGTH) assumptionFailed('rsc-parameter');
}
