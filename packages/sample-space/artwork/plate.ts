/**
 * A plate is a container rendered once without colors (`scenes/plate.py`). Painting it needs no further rendering.
 *
 * Each pixel is light × color + gloss. The color is that of the body, cap or trim. Inside the print area, it is the
 * color of the artwork at the coordinates stored in the plate. All values are in linear light.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';

// Destructured once: in Jest's sandbox each access to a global is slow, and the loops below run once per pixel.
const { exp, floor, max, min, round } = Math;

const description = z.object({
  size: z.number().int().positive(),
  lightRange: z.number().positive(),
  glossRange: z.number().positive(),
  prints: z.object({ label: z.number().positive(), front: z.number().positive().optional() }),
});

/**
 * The render passes of a container. Each array has one value (or group of values) per pixel, starting with the top row.
 */
export interface Plate {
  size: number;
  /**
   * `ratio` is the width of the artwork divided by its height. `front` is the share of its width on the front. The rest
   * is on the side of a carton.
   */
  ratio: number;
  front: number;
  /** Diffuse light and highlights, linear. */
  light: Float32Array;
  gloss: Float32Array;
  /** Coverage by the body, by the cap, by the trim and by all surfaces together, each 0 to 255. */
  mask: Uint8Array;
  /** Horizontal and vertical coordinates in the artwork, and coverage by the print area, each 0 to 65535. */
  print: Uint16Array;
  /** Darkness of the shadow on the ground, 0 to 255. */
  shadow: Uint8Array;
}

/** An image in memory: red, green, blue and alpha, 0 to 255. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Paint {
  body: string;
  cap: string;
  trim: string;
  /** The printed image. The body shows through its transparent parts. */
  artwork: Raster;
}

const channel16 = async (file: string, channels: 1 | 3): Promise<Uint16Array> => {
  const picture = sharp(file).toColourspace(channels === 1 ? 'grey16' : 'rgb16');
  const { data, info } = await picture.raw({ depth: 'ushort' }).toBuffer({ resolveWithObject: true });
  if (info.channels !== channels) throw new Error(`${file} has ${info.channels} channels, not ${channels}`);
  return new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2).slice();
};

/** Squares the values, because the file stores square roots, and scales them to their range. */
function linear(values: Uint16Array, range: number): Float32Array {
  const result = new Float32Array(values.length);
  for (let index = 0; index < values.length; index += 1)
    result[index] = ((values[index] ?? 0) / 65535) ** 2 * range;
  return result;
}

/**
 * Reads a plate from its folder.
 * @throws Error if a file is missing or has the wrong size
 */
export async function readPlate(folder: string): Promise<Plate> {
  const meta = description.parse(JSON.parse(await readFile(join(folder, 'plate.json'), 'utf8')));
  const [light, gloss, print, mask, shadow] = await Promise.all([
    channel16(join(folder, 'light.png'), 1),
    channel16(join(folder, 'gloss.png'), 1),
    channel16(join(folder, 'print.png'), 3),
    sharp(join(folder, 'mask.png')).ensureAlpha().raw().toBuffer(),
    sharp(join(folder, 'shadow.png')).toColourspace('b-w').raw().toBuffer(),
  ]);
  const pixels = meta.size * meta.size;
  for (const [name, length] of Object.entries({
    light: light.length,
    gloss: gloss.length,
    print: print.length / 3,
    mask: mask.length / 4,
    shadow: shadow.length,
  }))
    if (length !== pixels) throw new Error(`${folder}/${name}.png holds ${length} pixels, not ${pixels}`);
  return {
    size: meta.size,
    ratio: meta.prints.label,
    front: meta.prints.front ?? 1,
    light: linear(light, meta.lightRange),
    gloss: linear(gloss, meta.glossRange),
    mask,
    print,
    shadow,
  };
}

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => toLinear(value / 255));

/** Converts a hex color to linear red, green and blue, 0 to 1. */
export function linearColor(hex: string): [number, number, number] {
  const part = (at: number): number => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** Converts linear light to an sRGB byte. Compresses highlights, so that white plastic keeps its shape. */
function encode(value: number): number {
  const soft = value <= 0.72 ? value : 0.72 + 0.28 * (1 - exp(-(value - 0.72) / 0.28));
  const srgb = soft <= 0.0031308 ? soft * 12.92 : 1.055 * soft ** (1 / 2.4) - 0.055;
  return max(0, min(255, round(srgb * 255)));
}

/**
 * Samples the artwork with bilinear interpolation. Returns premultiplied linear light. `across` and `up` range from 0
 * to 1.
 */
export function sample(artwork: Raster, across: number, up: number): [number, number, number, number] {
  const x = min(artwork.width - 1, max(0, across * artwork.width - 0.5));
  const y = min(artwork.height - 1, max(0, (1 - up) * artwork.height - 0.5));
  const left = floor(x);
  const top = floor(y);
  const result: [number, number, number, number] = [0, 0, 0, 0];
  for (const [column, row, share] of [
    [left, top, (1 - x + left) * (1 - y + top)],
    [left + 1, top, (x - left) * (1 - y + top)],
    [left, top + 1, (1 - x + left) * (y - top)],
    [left + 1, top + 1, (x - left) * (y - top)],
  ] as const) {
    if (share === 0) continue;
    const at = (row * artwork.width + column) * 4;
    const alpha = ((artwork.data[at + 3] ?? 0) / 255) * share;
    result[0] += (LINEAR[artwork.data[at] ?? 0] ?? 0) * alpha;
    result[1] += (LINEAR[artwork.data[at + 1] ?? 0] ?? 0) * alpha;
    result[2] += (LINEAR[artwork.data[at + 2] ?? 0] ?? 0) * alpha;
    result[3] += alpha;
  }
  return result;
}

/** Returns the bounding box of the print area in pixels of the plate, which determines the size of the artwork. */
export function printBox(plate: Plate): { width: number; height: number } {
  let [left, right, top, bottom] = [plate.size, 0, plate.size, 0];
  for (let pixel = 0; pixel < plate.size * plate.size; pixel += 1) {
    if ((plate.print[pixel * 3 + 2] ?? 0) < 32768) continue;
    const x = pixel % plate.size;
    const y = floor(pixel / plate.size);
    left = min(left, x);
    right = max(right, x);
    top = min(top, y);
    bottom = max(bottom, y);
  }
  return { width: max(1, right - left + 1), height: max(1, bottom - top + 1) };
}

/**
 * Returns a factor that fades from 1 inside the image to 0 at its edge, so that no shadow is cut off. The fade covers a
 * seventh of the image's size.
 */
function edgeFade(pixel: number, size: number): number {
  const x = pixel % size;
  const y = floor(pixel / size);
  const inside = min(1, (min(x, size - 1 - x, size - 1 - y) / size) * 7);
  return inside * inside * (3 - 2 * inside);
}

/** Paints a plate in these colors. The result is transparent except for the container and its shadow. */
export function paint(plate: Plate, paint: Paint): Raster {
  const data = new Uint8Array(plate.size * plate.size * 4);
  const [body, cap, trim] = [linearColor(paint.body), linearColor(paint.cap), linearColor(paint.trim)];
  for (let pixel = 0; pixel < plate.size * plate.size; pixel += 1) {
    const at = pixel * 4;
    const cover = (plate.mask[at + 3] ?? 0) / 255;
    // The shadow is tinted with the site's blue ink instead of black, like shadows in daylight.
    const shadow = ((plate.shadow[pixel] ?? 0) / 255) * (1 - cover) * 0.85 * edgeFade(pixel, plate.size);
    const alpha = cover + shadow;
    if (alpha <= 0) continue;
    const printed = (plate.print[pixel * 3 + 2] ?? 0) / 65535;
    const [red, green, blue, opacity] =
      printed > 0
        ? sample(
            paint.artwork,
            (plate.print[pixel * 3] ?? 0) / 65535,
            (plate.print[pixel * 3 + 1] ?? 0) / 65535,
          )
        : [0, 0, 0, 0];
    const shares = [
      (plate.mask[at] ?? 0) / 255 + printed * (1 - opacity),
      (plate.mask[at + 1] ?? 0) / 255,
      (plate.mask[at + 2] ?? 0) / 255,
    ];
    const print = [red, green, blue];
    for (let channel = 0; channel < 3; channel += 1) {
      const color =
        (shares[0] ?? 0) * (body[channel] ?? 0) +
        (shares[1] ?? 0) * (cap[channel] ?? 0) +
        (shares[2] ?? 0) * (trim[channel] ?? 0) +
        printed * (print[channel] ?? 0);
      const surface = cover > 0 ? (color * (plate.light[pixel] ?? 0) + (plate.gloss[pixel] ?? 0)) / cover : 0;
      data[at + channel] = round((encode(surface) * cover + ([6, 20, 43][channel] ?? 0) * shadow) / alpha);
    }
    data[at + 3] = min(255, round(alpha * 255));
  }
  return { width: plate.size, height: plate.size, data };
}
