/**
 * Renders plates and places: `npm run artwork -w @cleanpro/sample-space -- --render [name …]`. Requires Blender 3.4
 * with numpy (`apt-get install blender python3-numpy`). Without names, renders everything that is missing.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readCatalogue } from './catalogue.ts';
import { plateExists, plateOf } from './packshots.ts';
import { placeExists, PLACES } from './places.ts';

const SCENES = join(import.meta.dirname, 'scenes');
const PLATES = join(import.meta.dirname, 'plates');

const containers = (): string[] => [
  ...new Set(
    readCatalogue().products.flatMap((product) =>
      product.variants.map((variant) => plateOf({ id: variant.id, form: variant.form })),
    ),
  ),
];

function blender(script: string, name: string, folder: string): void {
  const made = spawnSync('blender', ['-b', '-t', '2', '-P', join(SCENES, script), '--', name, folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (made.error)
    throw new Error(`Blender could not be started (${made.error.message}). Install it to render ${name}.`);
  if (made.status !== 0) throw new Error(`Blender ended with ${made.status} while it rendered ${name}`);
}

/**
 * Renders the named plates and places or, without names, all that are missing.
 * @throws Error if a name is unknown or Blender fails
 */
export async function render(names: string[]): Promise<void> {
  const plates = containers();
  const missing = [
    ...plates.filter((name) => !plateExists(name)),
    ...Object.keys(PLACES).filter((name) => !placeExists(name)),
  ];
  for (const name of names.length > 0 ? names : missing) {
    if (plates.includes(name)) {
      blender('plate.py', name, join(PLATES, name));
    } else if (name in PLACES) {
      const folder = mkdtempSync(join(tmpdir(), 'place-'));
      blender('place.py', name, folder);
      await sharp(join(folder, `${name}.png`))
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .toFile(join(PLATES, 'places', `${name}.jpg`));
      rmSync(folder, { recursive: true, force: true });
    } else
      throw new Error(
        `There is no plate or place "${name}". There are ${[...plates, ...Object.keys(PLACES)].join(', ')}.`,
      );
  }
}
