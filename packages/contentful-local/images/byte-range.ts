import { parse } from 'range-parser';

export interface ByteRange {
  start: number;
  /** The last byte, which belongs to the range. */
  end: number;
}

/**
 * The part of a file that a GET request asks for (RFC 9110, section 14). Undefined for the whole file: without a range,
 * with one that is malformed, several at once, or one of another version of the file. Null when no byte is in the range.
 * @param file its size in bytes, and its strong entity tag
 */
export function requestedRange(
  { range, ifRange }: { range: string | undefined; ifRange: string | undefined },
  { size, etag }: { size: number; etag: string },
): ByteRange | null | undefined {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const { code, type, ranges } = parse(size, range);
  const isMalformed = (code & 1) !== 0;
  if (type !== 'bytes' || isMalformed || ranges.length > 1) return undefined;
  return ranges[0] ?? (code === 0 ? undefined : null);
}
