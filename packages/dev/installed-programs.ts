import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Folder with the programs of installed packages, including the project's own Node. */
export const BIN = join(ROOT, 'node_modules', '.bin');
export const NODE = join(BIN, 'node');
