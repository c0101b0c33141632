/** Implements `npm run content`: export, import, new, publish, diff. */
import { parseArgs } from 'node:util';
import { runCommandLine } from '@cleanpro/node-service/command-line';
import { UsageError } from '@cleanpro/node-service/help';
import { servicesConfig } from '../config.ts';
import { CONTENT } from '../help.ts';
import { loadSpace } from '@cleanpro/contentful-local/space/load';
import { connectionOf, trustOwnCertificate } from './connection.ts';
import { draftDifferences } from './diff.ts';
import { newEntry, publishEntry } from './entries.ts';
import { exportContent, importContent } from './official.ts';

function argument(positionals: readonly string[]): string {
  const [value] = positionals;
  if (value === undefined) throw new UsageError('An argument is missing.');
  return value;
}

function rateOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new UsageError(`--rate is ${text}: it must be a number from 1 to 9999999.`);
  return Number(text);
}

/** Prints the unpublished changes in the site's content files. Needs no credentials. */
function printDifferences(): void {
  const config = servicesConfig(process.env, new Set());
  const source = config.CONTENT_SOURCE;
  const differences = draftDifferences(
    loadSpace(source, { spaceId: config.CONTENTFUL_SPACE_ID, environmentId: config.CONTENTFUL_ENVIRONMENT }),
  );
  const text = differences.map((lines) => lines.join('\n')).join('\n\n');
  console.log(text ? `Not published in ${source}:\n\n${text}` : `Everything in ${source} is published.`);
}

async function run(command: string | undefined, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      space: { type: 'string' },
      environment: { type: 'string' },
      'without-files': { type: 'boolean', default: false },
      rate: { type: 'string' },
    },
  });
  if (command === 'diff') {
    if (values.space !== undefined || values.environment !== undefined)
      throw new UsageError(
        'diff reads the content of the site, so it has no options --space and --environment.',
      );
    printDifferences();
    return 0;
  }
  const config = servicesConfig(process.env, new Set(['content']));
  const connection = connectionOf(config, values);
  trustOwnCertificate(config);
  if (command === 'export') return exportContent(connection, positionals[0] ?? 'content-export');
  if (command === 'import')
    return importContent(connection, argument(positionals), {
      withFiles: !values['without-files'],
      rate: rateOf(values.rate),
    });
  if (command === 'new') {
    const type = argument(positionals);
    console.log(`${await newEntry(connection, type)} is a new draft of ${type}`);
    return 0;
  }
  if (command === 'publish') {
    await publishEntry(connection, argument(positionals));
    console.log(`${positionals[0]} is published`);
    return 0;
  }
  throw new UsageError(command === undefined ? 'Specify a command.' : `There is no command "${command}".`);
}

const [command, ...args] = process.argv.slice(2);
await runCommandLine(async () => {
  process.exitCode = await run(command, args);
}, CONTENT);
