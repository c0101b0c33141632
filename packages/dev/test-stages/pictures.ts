import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const SHARED = join(ROOT, 'node_modules/.cache/pictures');

/**
 * Lets the services of a data folder use the pictures that those of other tests converted. To convert all of them takes two
 * minutes of a processor; the name of each has its source, its parameters and the version of the converter.
 */
export function sharePictures(dataDir: string): void {
  mkdirSync(SHARED, { recursive: true });
  mkdirSync(dataDir, { recursive: true });
  const images = join(dataDir, 'images');
  // Of an earlier run in the same folder.
  rmSync(images, { recursive: true, force: true });
  symlinkSync(SHARED, images, 'junction');
}
