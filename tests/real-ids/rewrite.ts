/** Copies the sample space with realistic IDs and file names: `node tests/real-ids/rewrite.ts FOLDER SEED`. */
import { rewriteSpace } from './rewritten-space.ts';

const [target, seed] = process.argv.slice(2);
if (target === undefined || seed === undefined) throw new Error('Name a folder and a seed');
rewriteSpace({ source: 'packages/sample-space/content', target }, seed);
