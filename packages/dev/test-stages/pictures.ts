import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const SHARED = join(ROOT, 'node_modules/.cache/pictures');

/**
 * Lets the services of a data folder share converted images with other test runs. Converting all of them takes two
 * minutes of CPU time. Sharing is safe, because the file names depend on the source, the parameters and the version of
 * the converter.
 */
export function sharePictures(dataDir: string): void {
  mkdirSync(SHARED, { recursive: true });
  mkdirSync(dataDir, { recursive: true });
  const images = join(dataDir, 'images');
  // An earlier run in the same folder may have left images.
  rmSync(images, { recursive: true, force: true });
  symlinkSync(SHARED, images, 'junction');
}
