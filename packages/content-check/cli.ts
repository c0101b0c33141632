/** `npm run content:check`: lists the problems in the content, one per line. */
import { parseArgs } from 'node:util';
import { runCommandLine } from '@cleanpro/node-service/command-line';
import { UsageError } from '@cleanpro/node-service/help';
import { loadSpace } from '@cleanpro/contentful-local/space/load';
import type { Space } from '@cleanpro/contentful-local/space/types';
import { CONTENT_CHECK } from './help.ts';
import { spaceOfEnvironment } from './live-space/environment.ts';
import { readLiveSpace } from './live-space/read-space.ts';
import { findProblems } from './rules.ts';

const SAMPLES = 'packages/sample-space/content';

async function readSpace(): Promise<Space> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { space: { type: 'boolean' }, preview: { type: 'boolean' } },
  });
  const { space = false, preview = false } = values;
  if (positionals.length > (space ? 0 : 1))
    throw new UsageError('Specify one folder or file, or use --space.');
  if (preview && !space) throw new UsageError('--preview needs --space.');
  if (!space) return loadSpace(positionals[0] ?? SAMPLES, { spaceId: 'cleanpro', environmentId: 'master' });
  const live = spaceOfEnvironment(process.env, preview);
  console.log(
    `Checking ${live.spaceId}/${live.environmentId} through the ${preview ? 'preview' : 'delivery'} API of ${live.address}. Field validations are not checked, because this API does not return them.`,
  );
  return readLiveSpace(live);
}

await runCommandLine(async () => {
  const space = await readSpace();
  const problems = findProblems(space);
  for (const { id, field, what, todo } of problems)
    console.error(`${id}${field ? ` · ${field}` : ''}: ${what}; ${todo}`);
  console.log(
    `content: ${space.preview.entries().length} entries, ${space.preview.assets().length} assets, ${problems.length} problems`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}, CONTENT_CHECK);
