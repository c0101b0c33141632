import { open } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

export interface Source {
  width: number;
  /** Height of one frame. */
  height: number;
  /** Greater than 1 for an animated image. */
  frames: number;
}

const PNG_SIGNATURE_BYTES = 8;
/** Bytes of a chunk in addition to its data: length, type and checksum. */
const PNG_CHUNK_BYTES = 12;

/**
 * Returns the number of frames of a PNG. It reads the control chunk that precedes the image data of an animated PNG,
 * because sharp itself reads only one frame.
 */
async function pngFrames(path: string): Promise<number> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(PNG_CHUNK_BYTES);
    let at = PNG_SIGNATURE_BYTES;
    for (;;) {
      const { bytesRead } = await file.read(head, 0, head.length, at);
      const type = head.toString('latin1', 4, 8);
      if (bytesRead < head.length || type === 'IDAT') return 1;
      if (type === 'acTL') return Math.max(1, head.readUInt32BE(8));
      at += PNG_CHUNK_BYTES + head.readUInt32BE(0);
    }
  } finally {
    await file.close();
  }
}

async function readSource(path: string, mediaType: string): Promise<Source> {
  const { width, height, pages = 1 } = await sharp(path).metadata();
  const isAnimatable = mediaType === 'image/gif' || mediaType === 'image/webp';
  const frames = mediaType === 'image/png' ? await pngFrames(path) : isAnimatable ? pages : 1;
  return { width, height, frames };
}

const sources = new LRUCache<string, Promise<Source>>({ max: 2_000 });

/**
 * Returns the size and frames of an image file, memoized.
 * @param token changes with the bytes of the file
 * @throws Error when the file is not an image
 */
export function sourceOf(path: string, token: string, mediaType: string): Promise<Source> {
  const key = `${token} ${path}`;
  const cached = sources.get(key);
  if (cached) return cached;
  const source = readSource(path, mediaType);
  sources.set(key, source);
  source.catch(() => sources.delete(key));
  return source;
}
