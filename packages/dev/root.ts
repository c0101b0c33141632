import { fileURLToPath } from 'node:url';

/** Path of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
