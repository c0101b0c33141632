import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { captureFullPage } from './screenshots';

/**
 * Baselines show each page type at three widths, as of the last `npm run visual:update -w @cleanpro/dev`. They are 240
 * px wide, with 16 steps per color channel. That is enough to show that something moved, disappeared or changed color,
 * takes only a few kilobytes, and hides differences in how machines antialias text.
 */
const BASELINE_WIDTH = 240;
/** Two pixels per pixel of the baseline give the same baseline and take a third of the time to capture. */
const captureScale = (width: number): number => Math.max(0.5, Math.min(1, (2 * BASELINE_WIDTH) / width));
const STEPS = 16;
/** Maximum perceived color difference of a pixel (0 to 1), and the maximum share of pixels that can exceed it. */
export const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.01 };

/**
 * Returns the height at which to store a picture. The fonts of another machine can change the height of a 20,000 px
 * page by a fraction of a pixel, which can add or remove the last row. A difference of one row is therefore ignored.
 */
async function baselineHeight(picture: Buffer, recorded: string): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  const natural = Math.round((height * BASELINE_WIDTH) / width);
  const onRecord = existsSync(recorded) ? (await sharp(recorded).metadata()).height : natural;
  return Math.abs(onRecord - natural) <= 1 ? onRecord : natural;
}

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
