/** Stores the files of assets that editors upload. Each version of a file has its own bytes and URL. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { FILE_TOKEN, storedFileName, storedFileUrl } from './asset-urls.ts';
import { copyFileDurably, isMissing, writeBytes } from './files.ts';
import { pathOfId } from './id.ts';
import type { AssetBytes, AssetFile } from './types.ts';

/** Limit of Windows and macOS. */
const MAX_NAME_LENGTH = 255;
const FORMATS: Record<string, readonly string[]> = {
  'image/jpeg': ['jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/avif': ['heif'],
  'image/tiff': ['tiff'],
  'image/svg+xml': ['svg'],
};

/** Thrown when a file does not have its media type, or its name is not a valid file name. */
export class AssetFileError extends Error {
  override readonly name = 'AssetFileError';
}

/** Whether a name is a valid file name: not a path, not hidden, no control characters. */
export const isFileName = (name: string): boolean =>
  name.isWellFormed() && /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u.test(name) && name.length <= MAX_NAME_LENGTH;

/** A PDF may have up to this many bytes before its header. */
const PDF_HEADER_BYTES = 1024;

async function isPdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PDF_HEADER_BYTES), 0, PDF_HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead).includes('%PDF-');
  } finally {
    await file.close();
  }
}

async function tokenOf(path: string): Promise<{ token: string; size: number }> {
  const hash = createHash('sha1');
  const stream = createReadStream(path);
  await pipeline(stream, hash);
  return { token: hash.digest('hex').slice(0, 10), size: stream.bytesRead };
}

async function imageOf(path: string, contentType: string): Promise<AssetFile['details']['image']> {
  const formats = FORMATS[contentType];
  if (!formats) return undefined;
  const metadata = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!metadata || !formats.includes(metadata.format))
    throw new AssetFileError(`The file is not ${contentType}`);
  const { width, height, orientation = 1 } = metadata;
  // The camera was held sideways, so width and height are swapped.
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/**
 * Stores an upload as a file of an asset. Durable when resolved.
 * @returns the value for the asset's `file`
 * @throws AssetFileError
 */
export async function storeAssetFile(
  upload: string,
  place: { filesFolder: string; spaceId: string; assetId: string },
  { fileName, contentType }: Pick<AssetFile, 'fileName' | 'contentType'>,
): Promise<AssetFile> {
  if (!isFileName(fileName)) throw new AssetFileError(`${JSON.stringify(fileName)} cannot be a file name`);
  if (!/^[\w.+-]+\/[\w.+-]+$/.test(contentType))
    throw new AssetFileError(`${JSON.stringify(contentType)} is no media type`);
  if (contentType === 'application/pdf' && !(await isPdf(upload)))
    throw new AssetFileError('The file is not application/pdf');
  const image = await imageOf(upload, contentType);
  const { token, size } = await tokenOf(upload);
  const { filesFolder, spaceId, assetId } = place;
  await copyFileDurably(upload, join(pathOfId(filesFolder, assetId), token, storedFileName(fileName)));
  const url = storedFileUrl(spaceId, assetId, token, fileName);
  return { url, fileName, contentType, details: { size, ...(image && { image }) } };
}

/**
 * Returns the path of a marker next to the file. Its name is a digest, because a suffix could make the file's own name
 * too long for the file system.
 */
const markerOf = (path: string): string =>
  join(dirname(path), `.${createHash('sha256').update(basename(path)).digest('hex').slice(0, 16)}.published`);

/** Marks a file as published. It stays readable for everyone after its asset is unpublished. Durable on return. */
export function markPublished({ path }: Pick<AssetBytes, 'path'>): void {
  if (!wasPublished({ path })) writeBytes(markerOf(path), '');
}

/** Whether a file was ever published, even if its asset is unpublished now. */
export const wasPublished = ({ path }: Pick<AssetBytes, 'path'>): boolean => existsSync(markerOf(path));

/** Removes the files that were uploaded for an asset. Files that came with the content folder stay. */
export function removeAssetFiles(filesFolder: string, assetId: string): void {
  const folder = pathOfId(filesFolder, assetId);
  try {
    for (const name of readdirSync(folder))
      if (FILE_TOKEN.test(name)) rmSync(join(folder, name), { recursive: true, force: true });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
