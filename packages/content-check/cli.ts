/** `npm run content:check`: lists problems of the content, one per line. */
import { runCommandLine } from '@cleanpro/node-service/command-line';
import { loadSpace } from '@cleanpro/contentful-local/space/load';
import { problemsOf } from './rules.ts';

await runCommandLine(() => {
  const space = loadSpace(process.argv[2] ?? 'packages/sample-space/content', {
    spaceId: 'cleanpro',
    environmentId: 'master',
  });
  const problems = problemsOf(space);
  for (const { id, field, what, todo } of problems)
    console.error(`${id}${field ? ` · ${field}` : ''}: ${what}; ${todo}`);
  console.log(
    `content: ${space.preview.entries().length} entries, ${space.preview.assets().length} assets, ${problems.length} problems`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
});
