import sharp, { type Sharp } from 'sharp';
import type { ImageParameters } from './parameters.ts';

const GRAVITY: Record<string, string> = {
  center: 'centre',
  top: 'north',
  right: 'east',
  left: 'west',
  bottom: 'south',
  top_right: 'northeast',
  top_left: 'northwest',
  bottom_right: 'southeast',
  bottom_left: 'southwest',
  // No face detection: the region of most interest is used instead.
  face: 'attention',
  faces: 'attention',
};
const MAX_PIXELS = 50_000_000;

const MEDIA_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  tiff: 'image/tiff',
} as const;
type Format = keyof typeof MEDIA_TYPES;

function formatOf(mediaType: string): Format {
  const found = Object.entries(MEDIA_TYPES).find(([, value]) => value === mediaType)?.[0];
  return found === 'png' || found === 'webp' || found === 'gif' || found === 'avif' || found === 'tiff'
    ? found
    : 'jpg';
}

/** The media type of a converted image. */
export function mediaTypeOf(parameters: ImageParameters, source: string): string {
  return MEDIA_TYPES[parameters.fm ?? formatOf(source)];
}

function resized(
  image: Sharp,
  { w, h, fit, f, bg }: ImageParameters,
  source: { width: number; height: number },
): Sharp {
  if (w === undefined && h === undefined) return image;
  const background = bg === undefined ? { r: 0, g: 0, b: 0, alpha: 0 } : `#${bg.slice(4)}`;
  const position = GRAVITY[f ?? 'center'];
  switch (fit) {
    case 'scale':
      return image.resize({ width: w, height: h, fit: 'fill' });
    case 'pad':
      return image.resize({
        width: w,
        height: h,
        fit: 'contain',
        background,
        position: f === 'face' || f === 'faces' ? 'centre' : position,
      });
    case 'fill':
    case 'thumb':
      // The service crops to the proportion and does not enlarge.
      return image.resize({ width: w, height: h, fit: 'cover', position, withoutEnlargement: false });
    case 'crop':
      return image.resize({
        width: Math.min(w ?? source.width, source.width),
        height: Math.min(h ?? source.height, source.height),
        fit: 'cover',
        position,
      });
    default:
      return image.resize({ width: w, height: h, fit: 'inside', withoutEnlargement: true });
  }
}

/** Converts an image: size, crop, rounded corners, background, format and quality. */
export async function convert(
  path: string,
  parameters: ImageParameters,
  sourceType: string,
): Promise<Buffer> {
  const input = sharp(path, { limitInputPixels: MAX_PIXELS, density: 144 });
  const { width = 0, height = 0 } = await input.metadata();
  let image = resized(input.rotate(), parameters, { width, height });
  if (parameters.r !== undefined) {
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
    const radius = parameters.r === 'max' ? Math.min(info.width, info.height) / 2 : parameters.r;
    const mask = Buffer.from(
      `<svg width="${info.width}" height="${info.height}"><rect width="100%" height="100%" rx="${radius}" ry="${radius}"/></svg>`,
    );
    image = sharp(
      await sharp(data)
        .composite([{ input: mask, blend: 'dest-in' }])
        .png()
        .toBuffer(),
    );
  }
  const format = parameters.fm ?? formatOf(sourceType);
  if (parameters.bg !== undefined) image = image.flatten({ background: `#${parameters.bg.slice(4)}` });
  const quality = parameters.q ?? 80;
  switch (format) {
    case 'jpg':
      return image
        .flatten({ background: parameters.bg ? `#${parameters.bg.slice(4)}` : '#ffffff' })
        .jpeg({ quality, progressive: parameters.fl === 'progressive', mozjpeg: true })
        .toBuffer();
    case 'png':
      return image.png({ palette: parameters.fl === 'png8' }).toBuffer();
    case 'webp':
      return image.webp({ quality, effort: 3 }).toBuffer();
    case 'gif':
      return image.gif().toBuffer();
    case 'avif':
      // A higher effort saves a tenth and takes twice as long; colours are as coarse as WebP's.
      return image.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'tiff':
      return image.tiff({ quality }).toBuffer();
  }
}
