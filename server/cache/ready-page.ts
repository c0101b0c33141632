/** What is sent of a page, made before it is requested: a request takes a look-up and a write. */
import type { OutgoingHttpHeaders } from 'node:http';
import { cacheStatus } from './page-results.ts';
import { withTagPolicy } from './tag-policy.ts';

type Encoding = 'br' | 'gzip';

/** What Node writes without allocating memory for it. */
const MAX_TEXT_BYTES = 16 * 1024;

/** About what a string takes beside its characters. */
const STRING_BYTES = 40;

/** About how much memory strings take. */
export const bytesOf = (strings: readonly string[]): number =>
  strings.reduce((sum, { length }) => sum + length + STRING_BYTES, 0);

/** The head, as Node writes it without looking at it, and the body of a response. */
export interface ReadyResponse {
  head: string[];
  body: Buffer;
  /** The bytes of a body that is sent often, as Latin-1: Node writes a string together with its head. */
  text?: string;
}

/** A page in its encodings. */
export interface ReadyPage {
  status: number;
  etag: string;
  gzip: ReadyResponse;
  /** Follows once the page is requested often. */
  br?: ReadyResponse;
}

/** A page as it is ready for each visitor. */
export interface ReadyPages extends ReadyPage {
  /** The same bodies for visitors who allow tags, where the page has a policy for them. */
  withTags?: ReadyPage;
}

interface Head {
  status: number;
  /** Without those of an encoding. */
  headers: OutgoingHttpHeaders;
  etag: string;
  /** The policy for visitors who allow tags. */
  tagPolicy?: string;
}

interface Bodies {
  gzip: Buffer;
  br?: Buffer;
  /** Whether they are sent often. */
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

/** A page in its encodings, under each policy that it has. */
export function readyPages(head: Head, bodies: Bodies): ReadyPages {
  const { tagPolicy } = head;
  if (tagPolicy === undefined) return readyPage(head, bodies);
  const tagged = {
    status: head.status,
    headers: withTagPolicy(head.headers, tagPolicy),
    // A browser that revalidates one of them must not be told that it has the other.
    etag: head.etag.replace(/"$/, '-tags"'),
  };
  return { ...readyPage(head, bodies), withTags: readyPage(tagged, bodies) };
}

const ownBytes = ({ gzip, br }: ReadyPage): number =>
  bytesOf([...gzip.head, ...(br?.head ?? []), gzip.text ?? '', br?.text ?? '']);

/** About how much memory a page takes: the bodies are the same under each policy. */
export const readyBytes = ({ withTags, ...page }: ReadyPages): number =>
  ownBytes(page) +
  (withTags ? ownBytes(withTags) : 0) +
  page.gzip.body.byteLength +
  (page.br?.body.byteLength ?? 0);
