/**
 * `_rsc`, the query parameter in which a browser's router repeats its headers, for caches that do not look at them. Assumes how
 * Next computes its value, and that Next answers no other: it redirects to the right one. Where Next computes another, its own
 * answers are sent, to the visitor alone.
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
/** At most, of an older form that Next still knows: browsers send it to sites without HTTPS. */
const OLD_LENGTH = 5;

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

type RequestHead = Pick<IncomingMessage, 'url' | 'headers'>;

const valuesOf = (url: string): string[] =>
  new URLSearchParams(url.replace(/^[^?]*/, '')).getAll(RSC_PARAMETER);

/**
 * Whether a request's address and headers agree on its answer: a document, or an RSC answer under its own `_rsc`. Otherwise
 * a cache that ignores `Vary` would store a document where a router expects an RSC answer, or the other way round.
 */
export function agreesOnRsc({ url = '', headers }: RequestHead): boolean {
  const isRsc = isRouterRequest(headers);
  if (!url.includes('?')) return !isRsc;
  const [value, ...others] = valuesOf(url);
  if (!isRsc) return value === undefined;
  return headers.rsc === '1' && others.length === 0 && value === rscParameter(headers);
}

/** Reports that Next has taken a value for the right one with which the headers did not agree (`agreesOnRsc`). */
export function checkRscParameter(url: string, { status, headers }: CapturedResponse): void {
  const [value = '', ...others] = valuesOf(url);
  const isRsc = status === 200 && String(headers['content-type']).startsWith('text/x-component');
  if (isRsc && others.length === 0 && value.length > OLD_LENGTH) assumptionFailed('rsc-parameter');
}
