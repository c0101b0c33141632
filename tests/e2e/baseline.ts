import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { captureFullPage } from './full-page-screenshot';

/**
 * Each page type as it looked when `npm run visual:update -w @cleanpro/dev` was last run, at three widths. A baseline is kept 240 px wide
 * in sixteen steps of each colour: it shows that something moved, went or changed colour, in few kilobytes, and another
 * machine's smoothing of letters is not seen.
 */
const BASELINE_WIDTH = 240;
/** At a smaller scale, with two pixels for one, a page ends as the same baseline, and is captured in a third of the time. */
const captureScale = (width: number): number => Math.max(0.5, Math.min(1, (2 * BASELINE_WIDTH) / width));
const STEPS = 16;
/** How far a pixel's colour may be from the baseline's (0 to 1, as the eye sees it), and how many pixels may be further. */
export const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.01 };

/**
 * The height of a picture as a baseline. A fraction of a pixel in a page of 20,000 px, of another machine's letters, decides
 * whether its last row counts: one row more or less than on record is rounding.
 */
async function baselineHeight(picture: Buffer, recorded: string): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  const natural = Math.round((height * BASELINE_WIDTH) / width);
  const onRecord = existsSync(recorded) ? (await sharp(recorded).metadata()).height : natural;
  return Math.abs(onRecord - natural) <= 1 ? onRecord : natural;
}

/**
 * A page in its final state, as it is kept.
 * @param recorded the path of the baseline that it is compared with
 */
export async function captureBaseline(page: Page, recorded: string): Promise<Buffer> {
  const picture = await captureFullPage(page, captureScale);
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize({ width: BASELINE_WIDTH, height: await baselineHeight(picture, recorded), fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const step = 256 / STEPS;
  const coarse = data.map((value) => Math.floor(value / step) * step);
  const { width, height, channels } = info;
  return sharp(coarse, { raw: { width, height, channels } }).png({ compressionLevel: 9 }).toBuffer();
}
