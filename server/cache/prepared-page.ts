/** A page's finished responses. Serving one is a lookup and a write. */
import type { OutgoingHttpHeaders } from 'node:http';
import { cacheStatus } from './page-results.ts';
import { withTagPolicy } from './tag-policy.ts';

type Encoding = 'br' | 'gzip';

/** Maximum size of a string that Node writes without allocating memory for it. */
const MAX_TEXT_BYTES = 16 * 1024;

/** Approximate overhead per string, in bytes. */
const STRING_BYTES = 40;

/** Returns the approximate memory used by strings, in bytes. */
export const bytesOf = (strings: readonly string[]): number =>
  strings.reduce((sum, { length }) => sum + length + STRING_BYTES, 0);

/** A response whose headers are a flat list, which Node writes without processing them. */
export interface PreparedResponse {
  head: string[];
  body: Buffer;
  /** The body of a frequently sent response as Latin-1. Node sends a string in the same write as the head. */
  text?: string;
}

export interface PreparedResponses {
  status: number;
  etag: string;
  gzip: PreparedResponse;
  /** Set once the page is requested often. */
  br?: PreparedResponse;
}

export interface PreparedPage extends PreparedResponses {
  /** The same bodies with the content security policy for visitors who allow tags, if the page has one. */
  withTags?: PreparedResponses;
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

function prepareResponse(
  { headers: own, etag }: Head,
  encoding: Encoding,
  body: Buffer,
  isFrequent: boolean,
): PreparedResponse {
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

const prepareResponses = (head: Head, { gzip, br, isFrequent = false }: Bodies): PreparedResponses => ({
  status: head.status,
  etag: head.etag,
  gzip: prepareResponse(head, 'gzip', gzip, isFrequent),
  br: br && prepareResponse(head, 'br', br, isFrequent),
});

/** Prepares a page's responses in each encoding and with each of its content security policies. */
export function preparePage(head: Head, bodies: Bodies): PreparedPage {
  const { tagPolicy } = head;
  if (tagPolicy === undefined) return prepareResponses(head, bodies);
  const tagged = {
    status: head.status,
    headers: withTagPolicy(head.headers, tagPolicy),
    // The ETag depends on the policy: a browser that has the page with one policy must not get a 304 for the other.
    etag: head.etag.replace(/"$/, '-tags"'),
  };
  return { ...prepareResponses(head, bodies), withTags: prepareResponses(tagged, bodies) };
}

const ownBytes = ({ gzip, br }: PreparedResponses): number =>
  bytesOf([...gzip.head, ...(br?.head ?? []), gzip.text ?? '', br?.text ?? '']);

/** Returns the approximate memory used by a page, in bytes. Responses with different policies share their bodies. */
export const preparedBytes = ({ withTags, ...page }: PreparedPage): number =>
  ownBytes(page) +
  (withTags ? ownBytes(withTags) : 0) +
  page.gzip.body.byteLength +
  (page.br?.body.byteLength ?? 0);
