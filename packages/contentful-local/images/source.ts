import { open } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** A picture file as conversions read it. */
export interface Source {
  width: number;
  /** Of one frame. */
  height: number;
  /** More than one of an animated picture. */
  frames: number;
}

const PNG_SIGNATURE_BYTES = 8;
/** Length, type and checksum, around the data of a chunk. */
const PNG_CHUNK_BYTES = 12;

/** The frames of an animated PNG, whose control chunk is before its data; 1 for any other. The library reads only one. */
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
 * The size and frames of a picture file.
 * @param token changes with the bytes of the file
 * @throws Error when it is no picture
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
