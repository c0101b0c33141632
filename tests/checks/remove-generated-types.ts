/**
 * Removes the types of routes that builds and the development server have written. `next typegen` writes those of one
 * folder again; in the others, a route that was deleted since would stay, and fail the compiler.
 */
import { globSync, rmSync } from 'node:fs';

for (const folder of globSync('.next/{types,dev/types,*/types,*/dev/types}'))
  rmSync(folder, { recursive: true, force: true });
