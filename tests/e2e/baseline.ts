import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { captureFullPage } from './full-page-screenshot';

/**
 * Each page type as it looked when `npm run visual:update` was last run, at three widths. A baseline is kept 240 px wide
 * in sixteen steps of each colour: it shows that something moved, went or changed colour, in few kilobytes, and another
 * machine's smoothing of letters is not seen.
 */
const BASELINE_WIDTH = 240;
/** At half the scale a large page ends as the same baseline, and is captured in a third of the time. */
const captureScale = (width: number): number => (width >= 4 * BASELINE_WIDTH ? 0.5 : 1);
const STEPS = 16;
/** How far a pixel's colour may be from the baseline's (0 to 1, as the eye sees it), and how many pixels may be further. */
export const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.01 };

/** A page in its final state, as it is kept. */
export async function captureBaseline(page: Page): Promise<Buffer> {
  const { data, info } = await sharp(await captureFullPage(page, captureScale))
    .removeAlpha()
    .resize({ width: BASELINE_WIDTH })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const step = 256 / STEPS;
  const coarse = data.map((value) => Math.floor(value / step) * step);
  const { width, height, channels } = info;
  return sharp(coarse, { raw: { width, height, channels } }).png({ compressionLevel: 9 }).toBuffer();
}
