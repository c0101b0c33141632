/**
 * `node services/launcher/image/cli.ts TO [PROJECT]`: copies what the container image holds from a built project with
 * production dependencies (this one, unless it is named) into a new folder, and lists it with sizes.
 */
import { resolve } from 'node:path';
import { runCommandLine } from '../../command-line.ts';
import { ROOT } from '../root.ts';
import { contentOf } from './content-of.ts';
import { copyImageFiles } from './copy-image-files.ts';

const [to, project = ROOT] = process.argv.slice(2);
await runCommandLine(async () => {
  if (!to) throw new Error('Name the new folder: npm run image:files -- FOLDER');
  const distDir = process.env.NEXT_DIST_DIR ?? '.next';
  await copyImageFiles({ project: resolve(project), distDir, to: resolve(to) });
  for (const { part, files, bytes } of contentOf(resolve(to)))
    console.log(`${(bytes / 1e6).toFixed(1).padStart(8)} MB ${String(files).padStart(6)} files  ${part}`);
});
