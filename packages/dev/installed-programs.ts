import { join } from 'node:path';
import { ROOT } from './root.ts';

/** The folder of the installed packages' programs, the project's own Node among them. */
export const BIN = join(ROOT, 'node_modules', '.bin');
export const NODE = join(BIN, 'node');
