import sharp, { type Sharp } from 'sharp';
import type { ImageParameters } from './parameters.ts';
import { MAX_PIXELS, type Plan } from './plan.ts';

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
  // Sharp cannot detect faces, so use the most interesting region instead.
  face: 'attention',
  faces: 'attention',
};
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
      // Fills the requested size, even if that enlarges the image.
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

async function rounded(image: Sharp, corner: number | 'max', isAnimated: boolean): Promise<Sharp> {
  // PNG holds only one frame.
  const lossless = isAnimated ? image.webp({ lossless: true }) : image.png();
  const { data, info } = await lossless.toBuffer({ resolveWithObject: true });
  const { width, pageHeight: height = info.height } = info;
  const radius = corner === 'max' ? Math.min(width, height) / 2 : corner;
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}" ry="${radius}"/></svg>`,
  );
  const masked = sharp(data, { animated: isAnimated, limitInputPixels: MAX_PIXELS }).composite([
    { input: mask, blend: 'dest-in', tile: isAnimated, gravity: 'northwest' },
  ]);
  if (isAnimated) return masked;
  return sharp(await masked.png().toBuffer());
}

/**
 * Converts an image: size, crop, rounded corners, background, format and quality.
 * @returns the bytes of the converted file
 */
export async function convert(
  path: string,
  parameters: ImageParameters,
  { format, isAnimated }: Plan,
): Promise<Buffer> {
  const input = sharp(path, { animated: isAnimated, limitInputPixels: MAX_PIXELS, density: 144 });
  const { width = 0, height: total = 0, pageHeight: height = total } = await input.metadata();
  // sharp can neither auto-rotate animated images nor find their most interesting region.
  const upright = isAnimated ? input : input.rotate();
  const crop =
    isAnimated && /^faces?$/.test(parameters.f ?? '') ? { ...parameters, f: undefined } : parameters;
  let image = resized(upright, crop, { width, height });
  if (parameters.r !== undefined) image = await rounded(image, parameters.r, isAnimated);
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
      // A higher effort reduces the size by a tenth but takes twice as long. WebP has the same chroma subsampling.
      return image.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'tiff':
      return image.tiff({ quality }).toBuffer();
  }
}
