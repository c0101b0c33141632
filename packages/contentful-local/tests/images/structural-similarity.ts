import sharp from 'sharp';

/** Side of the compared squares and the distance between them, in pixels. */
const WINDOW = 8;
const STEP = 4;
/** Constants of the definition for 8-bit values (Wang, Bovik, Sheikh and Simoncelli, 2004). */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** Returns the luminance of an image on a white background, as bytes in rows. */
async function luminanceOf(picture: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Returns the structural similarity (SSIM) of two images' luminance. Equal images have 1.
 * @throws RangeError when their sizes differ
 */
export async function structuralSimilarity(first: Buffer, second: Buffer): Promise<number> {
  const [a, b] = await Promise.all([luminanceOf(first), luminanceOf(second)]);
  if (a.width !== b.width || a.height !== b.height)
    throw new RangeError(`Pictures of ${a.width}×${a.height} and ${b.width}×${b.height} cannot be compared.`);
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + WINDOW <= a.height; top += STEP)
    for (let left = 0; left + WINDOW <= a.width; left += STEP) {
      sum += windowSimilarity(a.data, b.data, { left, top, width: a.width });
      windows += 1;
    }
  return sum / windows;
}

function windowSimilarity(
  a: Buffer,
  b: Buffer,
  { left, top, width }: { left: number; top: number; width: number },
): number {
  const size = WINDOW ** 2;
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + WINDOW; y += 1)
    for (let x = left; x < left + WINDOW; x += 1) {
      const valueA = a[y * width + x] ?? 0;
      const valueB = b[y * width + x] ?? 0;
      sumA += valueA;
      sumB += valueB;
      squaresA += valueA ** 2;
      squaresB += valueB ** 2;
      products += valueA * valueB;
    }
  const [meanA, meanB] = [sumA / size, sumB / size];
  const varianceA = squaresA / size - meanA ** 2;
  const varianceB = squaresB / size - meanB ** 2;
  const covariance = products / size - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2))
  );
}
