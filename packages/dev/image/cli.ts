/**
 * `node packages/dev/image/cli.ts TO`: copies the production files of this built project to a new folder, and lists
 * them with their sizes.
 */
import { resolve } from 'node:path';
import { runCommandLine } from '@cleanpro/node-service/command-line';
import { UsageError } from '@cleanpro/node-service/help';
import { HELP } from '../help.ts';
import { ROOT } from '../root.ts';
import { contentOf } from './content-of.ts';
import { copyImageFiles } from './copy-image-files.ts';

const [to] = process.argv.slice(2);
await runCommandLine(async () => {
  if (!to) throw new UsageError('Specify the new folder.');
  const distDir = process.env.NEXT_DIST_DIR ?? '.next';
  await copyImageFiles({ project: ROOT, distDir, to: resolve(to) });
  for (const { part, files, bytes } of contentOf(resolve(to)))
    console.log(`${(bytes / 1e6).toFixed(1).padStart(8)} MB ${String(files).padStart(6)} files  ${part}`);
}, HELP['image:files']);
