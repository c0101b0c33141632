import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The query parameter in which a browser's router repeats its headers, for caches that do not look at them. */
export const RSC_PARAMETER = '_rsc';
/** 96 bits as base64url. */
const LENGTH = 16;

const PREFETCH_KINDS = ['1', '2', '3'];

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
  return hash(
    'sha256',
    [prefetch ?? '0', ...others.map((value) => value ?? '0')].join(','),
    'base64url',
  ).slice(0, LENGTH);
}
