/** Runs one of Contentful's tools as a library, because their own programs do not start with the yargs of today. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { servicesConfig } from '../../config.ts';
import { trustOwnCertificate } from './connection.ts';

const TOOL = z.custom<(options: unknown) => Promise<unknown>>((value) => typeof value === 'function');
/** CommonJS modules with a default export, or that are the function. */
const MODULE = z.union([TOOL, z.object({ default: TOOL }).transform((module) => module.default)]);

const [name = '', options = ''] = process.argv.slice(2);
try {
  trustOwnCertificate(servicesConfig(process.env, new Set()));
  const tool = MODULE.parse(createRequire(import.meta.url)(name));
  await tool(JSON.parse(readFileSync(options, 'utf8')));
} catch (error) {
  // What is wrong with the content was printed by the tool.
  if (!(error instanceof Error && error.name === 'ContentfulMultiError')) console.error(error);
  process.exitCode = 1;
}
