import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The folder of the installed packages' programs, the project's own Node among them. */
export const BIN = join(ROOT, 'node_modules', '.bin');
export const NODE = join(BIN, 'node');
