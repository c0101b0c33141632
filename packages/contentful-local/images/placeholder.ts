import sharp from 'sharp';
import { urlFileName } from '../space/asset-urls.ts';
import { log } from '../log.ts';
import type { Asset } from '../space/types.ts';

const GREY = { r: 217, g: 217, b: 217 };
/** Maximum width and height in pixels. A single-color PNG is small, but it is built in memory. */
const MAX_SIZE = 4_000;
/** Ids of assets whose missing file was logged. */
const logged = new Set<string>();
const MAX_LOGGED = 1_000;

/**
 * Creates a gray PNG in the size that an image would have. It stands in for an image whose file is missing, as in an
 * export without its files. A missing width or height follows from the aspect ratio.
 * @returns undefined for an asset that is not an image, or whose size is not recorded
 */
export async function placeholderOf(
  asset: Asset,
  fileName: string,
  { width, height }: { width?: number | undefined; height?: number | undefined },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = Object.values(asset.fields.file ?? {}).find(
    (each) => urlFileName(each.fileName) === urlFileName(fileName),
  );
  const image = file?.details.image;
  if (!image || image.width < 1 || image.height < 1) return undefined;
  if (!logged.has(asset.sys.id) && logged.size < MAX_LOGGED) {
    logged.add(asset.sys.id);
    log('warn', 'AssetFileAbsent', { asset: asset.sys.id, fileName });
  }
  const ratio = image.width / image.height;
  const size = {
    width: width ?? (height === undefined ? image.width : height * ratio),
    height: height ?? (width === undefined ? image.height : width / ratio),
  };
  const bounded = (value: number): number => Math.min(MAX_SIZE, Math.max(1, Math.round(value)));
  const picture = sharp({
    create: { width: bounded(size.width), height: bounded(size.height), channels: 3, background: GREY },
  });
  return new Uint8Array(await picture.png().toBuffer());
}
