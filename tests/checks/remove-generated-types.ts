/**
 * Removes the route types that builds and the development server wrote. `next typegen` regenerates them in only one of
 * the folders. In the rest, the types of a deleted route would remain and fail the type check.
 */
import { globSync, rmSync } from 'node:fs';

for (const folder of globSync('.next/{types,dev/types,*/types,*/dev/types}'))
  rmSync(folder, { recursive: true, force: true });
