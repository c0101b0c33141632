import { createHash } from 'node:crypto';
import { join, sep } from 'node:path';
import type { Asset, AssetBytes, AssetFile, Space } from './types.ts';

/** First hex digits of the SHA-1 of a file's bytes. */
export const FILE_TOKEN = /^[0-9a-f]{10}$/;

/**
 * Maximum length of a file name on disk and in a URL, in bytes. File systems allow 255, but temporary files have a
 * suffix.
 */
const MAX_NAME_BYTES = 200;

/** Shortens a name that is too long for file systems. Keeps the beginning and the extension. */
function shorten(name: string): string {
  if (Buffer.byteLength(name) <= MAX_NAME_BYTES) return name;
  const extension = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? '';
  let beginning = '';
  let bytes = Buffer.byteLength(extension);
  for (const character of name) {
    bytes += Buffer.byteLength(character);
    if (bytes > MAX_NAME_BYTES) break;
    beginning += character;
  }
  return beginning + extension;
}

/** Returns the name of a file in its URL, as Contentful forms it: `a (1).svg` becomes `a__1_.svg`. */
export const urlFileName = (fileName: string): string =>
  shorten(fileName.replace(/[^\p{L}\p{N}._-]/gu, '_').replace(/^\.{0,2}$/, '_'));

/** Returns the name of a file on disk. */
export const storedFileName = (fileName: string): string =>
  Buffer.byteLength(fileName) <= MAX_NAME_BYTES ? fileName : urlFileName(fileName);

/**
 * Returns the token in the stored URL of a processed file, or undefined for files that came with the content folder.
 */
export function tokenIn({ url, fileName }: Pick<AssetFile, 'url' | 'fileName'>): string | undefined {
  const [token = '', name] = url.split('/').slice(-2);
  const names = [fileName, urlFileName(fileName)].map(encodeURIComponent);
  return FILE_TOKEN.test(token) && names.includes(name ?? '') ? token : undefined;
}

/**
 * Returns the path where Contentful's export puts the file with this URL: `images.ctfassets.net/…` next to the export
 * file. The token is a digest of the URL, which changes with the bytes.
 * @returns undefined for a path outside the folder
 */
export function downloadedFile(folder: string, url: string): { path: string; token: string } | undefined {
  const parsed = URL.parse(url, 'https://images.ctfassets.net');
  // `..` parses as a host, and some URLs have no host.
  if (!parsed || !/^[^.]/.test(parsed.host)) return undefined;
  const ofHost = join(folder, parsed.host) + sep;
  const path = join(ofHost, decoded(parsed.pathname));
  const token = createHash('sha1').update(url).digest('hex').slice(0, 10);
  return path.startsWith(ofHost) ? { path, token } : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the absolute URL of a file. It changes with the bytes, so it can be cached forever. */
export function assetFileUrl(
  { id: spaceId }: Space,
  imagesBase: string,
  assetId: string,
  bytes: AssetBytes,
): string {
  return `${imagesBase}/${spaceId}/${assetId}/${bytes.token}/${encodeURIComponent(urlFileName(bytes.fileName))}`;
}

/** Returns the URL that an asset stores for a file. The URL also tells where the file is stored, by asset and token. */
export const storedFileUrl = (spaceId: string, assetId: string, token: string, fileName: string): string =>
  `//images.ctfassets.net/${spaceId}/${assetId}/${token}/${encodeURIComponent(urlFileName(fileName))}`;

/**
 * Returns the asset with the URLs of its files. A file keeps its stored URL if it was not downloaded with the export,
 * or if it is an upload that was not processed.
 */
export function withFileUrls(asset: Asset, space: Space, imagesBase: string): Asset {
  const { file } = asset.fields;
  if (!file) return asset;
  const files: Record<string, AssetFile> = Object.fromEntries(
    Object.entries(file).map(([locale, value]) => {
      const bytes = space.bytesOf(asset, locale);
      return [
        locale,
        bytes ? { ...value, url: assetFileUrl(space, imagesBase, asset.sys.id, bytes) } : value,
      ];
    }),
  );
  return { ...asset, fields: { ...asset.fields, file: files } };
}

/**
 * Returns an asset with the file URLs that were stored before. Clients save the URLs that this service returned, which
 * depend on where it runs.
 */
export function withStoredUrls(asset: Asset, before: Asset, space: Space, imagesBase: string): Asset {
  const { file } = asset.fields;
  const answered = withFileUrls(before, space, imagesBase).fields.file;
  if (!file || !answered) return asset;
  const files: Record<string, AssetFile> = Object.fromEntries(
    Object.entries(file).map(([locale, value]) => {
      const stored = before.fields.file?.[locale];
      return [locale, stored && value.url === answered[locale]?.url ? { ...value, url: stored.url } : value];
    }),
  );
  return { ...asset, fields: { ...asset.fields, file: files } };
}
