import { z } from 'zod';
import type { FinishedPage, StoredPage } from '../cache/finished-pages.ts';

/** The first line of a stored page, followed by its bodies. */
const DESCRIPTION = z.object({
  key: z.string(),
  status: z.number(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  etag: z.string(),
  tags: z.array(z.string()),
  renderedAt: z.number(),
  revalidate: z.union([z.number(), z.literal(false)]),
  dataAddress: z.string().optional(),
  tagPolicy: z.string().optional(),
  gzipBytes: z.number(),
});

/** Serializes a page for storage. */
export function encodePage(key: string, page: FinishedPage): Buffer {
  const { status, headers, etag, tags, renderedAt, revalidate, dataAddress, tagPolicy, gzip, br } = page;
  const gzipBytes = gzip.body.byteLength;
  const info = { tags, renderedAt, revalidate, dataAddress, tagPolicy };
  const description = { key, status, headers, etag, ...info, gzipBytes };
  const line = Buffer.from(`${JSON.stringify(description)}\n`);
  return Buffer.concat([line, gzip.body, ...(br ? [br.body] : [])]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a stored page. Returns undefined if the bytes belong to another key or have the format of another build. */
export function decodePage(key: string, bytes: Buffer): StoredPage | undefined {
  const end = bytes.indexOf('\n');
  const parsed = DESCRIPTION.safeParse(parseJson(bytes.toString('utf8', 0, end)));
  if (!parsed.success || parsed.data.key !== key) return undefined;
  const { gzipBytes, ...page } = parsed.data;
  const brAt = end + 1 + gzipBytes;
  return {
    ...page,
    gzip: bytes.subarray(end + 1, brAt),
    br: brAt < bytes.byteLength ? bytes.subarray(brAt) : undefined,
  };
}
