import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from './error-message.ts';
import { isId } from './space/id.ts';

const USAGE = `Usage: contentful-local SOURCE [options]

Serves Contentful's GraphQL, delivery, preview, management and images APIs from SOURCE, a content
folder or a file that "contentful space export" wrote.

  --port N          port (4100)
  --host H          address of this machine to listen at (127.0.0.1)
  --url URL         address that clients use, for the URLs of files (http://HOST:PORT)
  --space ID        id of the space (local)
  --environment ID  id of its environment (master)
  --data FOLDER     folder for editors, webhooks, uploads and converted images
                    (.contentful-local/ID-OF-THE-SPACE)
  -h, --help        print this help

CONTENTFUL_DELIVERY_TOKEN, CONTENTFUL_PREVIEW_TOKEN, CONTENTFUL_MANAGEMENT_TOKEN and
CONTENTFUL_WEBHOOK_SECRET set the tokens and the secret that signs webhooks. A variable that is not
set gets a random value, which is printed.

Examples:
  contentful-local content
  contentful-local export.json --port 5000 --space SPACE`;

export interface Arguments {
  source: string;
  port: number;
  host: string;
  url: string | undefined;
  space: string;
  environment: string;
  data: string;
}

class UsageError extends Error {}

/**
 * Parses the arguments of `contentful-local`. Returns the usage text for `--help`.
 * @throws UsageError for invalid arguments, or the error of `parseArgs`
 */
export function parseArguments(args: string[]): Arguments | string {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4100' },
      host: { type: 'string', default: '127.0.0.1' },
      url: { type: 'string' },
      space: { type: 'string', default: 'local' },
      environment: { type: 'string', default: 'master' },
      data: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return USAGE;
  const [source] = positionals;
  if (source === undefined || positionals.length > 1)
    throw new UsageError('Specify one content folder or export file.');
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`--port is ${values.port}: it must be a number from 1 to 65535.`);
  const { host, space, environment, data = join('.contentful-local', space) } = values;
  for (const [option, id] of Object.entries({ space, environment }))
    if (!isId(id)) throw new UsageError(`--${option} is ${id}: it may have letters, digits, ., _ and -.`);
  if (values.url !== undefined && !/^https?:$/.test(URL.parse(values.url)?.protocol ?? ''))
    throw new UsageError(`--url is ${values.url}: it must be an http or https address.`);
  return { source, port, host, url: values.url?.replace(/\/+$/, ''), space, environment, data };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export const isUsageError = (error: unknown): boolean =>
  error instanceof UsageError || codeOf(error).startsWith('ERR_PARSE_ARGS_');

/** Returns the text to print for an error that prevented startup. */
export function describeError(error: unknown): string {
  const message = errorMessage(error);
  if (isUsageError(error)) return `${message}\n\n${USAGE}`;
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return `${message}. Stop the program that listens there, or set --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${message}. --host must be an address of this machine.`;
  return message;
}
