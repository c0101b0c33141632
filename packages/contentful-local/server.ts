#!/usr/bin/env node
/** `contentful-local SOURCE`: serves the content of a folder or an export file on one port. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { describeError, isUsageError, parseArguments, type Arguments } from './command-line.ts';
import { errorMessage } from './error-message.ts';
import { log } from './log.ts';
import { mountContent, type MountedContent } from './mount.ts';

/** Random values of environment variables that are not set, by name. */
const chosen: Record<string, string> = {};

const secretIn = (variable: string): string =>
  process.env[variable] || (chosen[variable] ??= randomBytes(32).toString('hex'));

/** Returns the URL of a server. The host of a server that listens on all addresses is `localhost`. */
const addressOf = ({ host, port }: Arguments): string => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

function printStart(
  { source, space, environment }: Arguments,
  address: string,
  { store: { current } }: MountedContent,
): void {
  const secrets = Object.entries(chosen).map(([variable, value]) => `  ${variable}=${value}`);
  const lines = [
    `Serving ${source} as space ${space}, environment ${environment}: ${current.contentTypes.size} content types, ${current.preview.entries().length} entries, ${current.preview.assets().length} assets`,
    `  GraphQL     ${address}/content/v1/spaces/${space}/environments/${environment}`,
    `  Delivery    ${address}/cdn`,
    `  Preview     ${address}/preview`,
    `  Management  ${address}/management`,
    `  Images      ${address}/images`,
    ...(secrets.length > 0 ? ['Random values of variables that are not set:', ...secrets] : []),
    'Ctrl-C stops it.',
  ];
  console.log(lines.join('\n'));
}

async function serve(options: Arguments): Promise<void> {
  const { host, port, space, environment } = options;
  const address = options.url ?? addressOf(options);
  const dataDir = resolve(options.data);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const app = new Hono();
  const content = mountContent(app, {
    source: resolve(options.source),
    dataDir,
    spaceId: space,
    environmentId: environment,
    isWatched: true,
    tokens: {
      delivery: secretIn('CONTENTFUL_DELIVERY_TOKEN'),
      preview: secretIn('CONTENTFUL_PREVIEW_TOKEN'),
      management: secretIn('CONTENTFUL_MANAGEMENT_TOKEN'),
    },
    imagesBase: `${address}/images`,
    publicBase: address,
    webhooks: { secret: secretIn('CONTENTFUL_WEBHOOK_SECRET') },
  });
  app.notFound((context) => context.json({ message: `Nothing is served at ${context.req.path}` }, 404));
  app.onError((error, context) => {
    log('error', 'RequestFailed', { path: context.req.path, message: error.message });
    return context.json({ message: 'The request failed; the log says why' }, 500);
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(port, host);
  await once(server, 'listening');
  const stop = (): void => {
    content.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  printStart(options, address, content);
}

process.on('uncaughtException', (error: unknown) => {
  console.error(`contentful-local stopped: ${errorMessage(error)}`);
  process.exit(1);
});
try {
  const parsed = parseArguments(process.argv.slice(2));
  if (typeof parsed === 'string') console.log(parsed);
  else await serve(parsed);
} catch (error) {
  console.error(describeError(error));
  // File watchers would keep the process alive.
  process.exit(isUsageError(error) ? 2 : 1);
}
