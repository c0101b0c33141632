import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';

/** The query parameter in which a browser's router repeats its headers, for caches that do not look at them. */
export const RSC_PARAMETER = '_rsc';
/** 96 bits as base64url. */
const LENGTH = 16;

const PREFETCH_KINDS = ['1', '2', '3'];

/** Visitors who follow the same link send the same headers, whose hash takes longer than finding the answer. */
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
 * The value of `_rsc` that belongs to a request's headers, as Next computes it: under another one Next redirects, so that
 * a cache between never stores one answer under the address of another.
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

/**
 * Whether a request's address and headers agree on its answer: a document, or an RSC answer under its own `_rsc`. Otherwise
 * a cache that ignores `Vary` would store a document where a router expects an RSC answer, or the other way round.
 */
export function agreesOnRsc({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const queryAt = url.indexOf('?');
  const isRsc = headers.rsc !== undefined;
  if (queryAt === -1) return !isRsc;
  const [value, ...others] = new URLSearchParams(url.slice(queryAt)).getAll(RSC_PARAMETER);
  if (!isRsc) return value === undefined;
  return headers.rsc === '1' && others.length === 0 && value === rscParameter(headers);
}
