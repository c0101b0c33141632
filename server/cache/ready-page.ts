/** A page's finished responses. Serving one is a lookup and a write. */
import type { OutgoingHttpHeaders } from 'node:http';
import { cacheStatus } from './page-results.ts';
import { withTagPolicy } from './tag-policy.ts';

type Encoding = 'br' | 'gzip';

/** Largest text that Node writes without allocating memory for it. */
const MAX_TEXT_BYTES = 16 * 1024;

/** Approximate overhead per string, in bytes. */
const STRING_BYTES = 40;

/** Returns the approximate memory used by strings, in bytes. */
export const bytesOf = (strings: readonly string[]): number =>
  strings.reduce((sum, { length }) => sum + length + STRING_BYTES, 0);

/** A response whose headers are a flat list, which Node writes without processing them. */
export interface ReadyResponse {
  head: string[];
  body: Buffer;
  /** The body of a frequently sent response as Latin-1. Node sends a string in the same write as the head. */
  text?: string;
}

export interface ReadyPage {
  status: number;
  etag: string;
  gzip: ReadyResponse;
  /** Set once the page is requested often. */
  br?: ReadyResponse;
}

export interface ReadyPages extends ReadyPage {
  /** The same bodies under the policy for visitors who allow tags, if the page has one. */
  withTags?: ReadyPage;
}

interface Head {
  status: number;
  /** Excludes headers that depend on the encoding. */
  headers: OutgoingHttpHeaders;
  etag: string;
  tagPolicy?: string;
}

interface Bodies {
  gzip: Buffer;
  br?: Buffer;
  isFrequent?: boolean;
}

function readyResponse(
  { headers: own, etag }: Head,
  encoding: Encoding,
  body: Buffer,
  isFrequent: boolean,
): ReadyResponse {
  const headers: OutgoingHttpHeaders = {
    ...own,
    etag,
    'cache-status': cacheStatus('hit'),
    'content-encoding': encoding,
    'content-length': body.byteLength,
  };
  const head = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [name, String(each)])),
  );
  const hasText = isFrequent && bytesOf(head) + body.byteLength < MAX_TEXT_BYTES;
  return { head, body, ...(hasText && { text: body.toString('latin1') }) };
}

const readyPage = (head: Head, { gzip, br, isFrequent = false }: Bodies): ReadyPage => ({
  status: head.status,
  etag: head.etag,
  gzip: readyResponse(head, 'gzip', gzip, isFrequent),
  br: br && readyResponse(head, 'br', br, isFrequent),
});

/** Prepares a page's responses in each encoding and under each of its policies. */
export function readyPages(head: Head, bodies: Bodies): ReadyPages {
  const { tagPolicy } = head;
  if (tagPolicy === undefined) return readyPage(head, bodies);
  const tagged = {
    status: head.status,
    headers: withTagPolicy(head.headers, tagPolicy),
    // A browser that revalidates the page under one policy must not be told that it already has the other.
    etag: head.etag.replace(/"$/, '-tags"'),
  };
  return { ...readyPage(head, bodies), withTags: readyPage(tagged, bodies) };
}

const ownBytes = ({ gzip, br }: ReadyPage): number =>
  bytesOf([...gzip.head, ...(br?.head ?? []), gzip.text ?? '', br?.text ?? '']);

/** Returns the approximate memory used by a page, in bytes. The policies share their bodies. */
export const readyBytes = ({ withTags, ...page }: ReadyPages): number =>
  ownBytes(page) +
  (withTags ? ownBytes(withTags) : 0) +
  page.gzip.body.byteLength +
  (page.br?.body.byteLength ?? 0);
