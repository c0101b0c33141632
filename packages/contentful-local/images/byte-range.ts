import { parse } from 'range-parser';

export interface ByteRange {
  start: number;
  /** Last byte, inclusive. */
  end: number;
}

/**
 * Returns the part of a file that a GET request asks for (RFC 9110, section 14). Undefined means the whole file: the
 * range is missing, malformed, one of several, or for another version of the file. Null means that the range contains
 * no byte of the file.
 * @param file size in bytes, and strong entity tag
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
