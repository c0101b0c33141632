/**
 * Runs one of Contentful's tools as a library, because their command-line programs do not start with current versions
 * of yargs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { servicesConfig } from '../config.ts';
import { trustOwnCertificate } from './connection.ts';

const TOOL = z.custom<(options: unknown) => Promise<unknown>>((value) => typeof value === 'function');
/** CommonJS modules that have a default export, or that export the function itself. */
const MODULE = z.union([TOOL, z.object({ default: TOOL }).transform((module) => module.default)]);

/** The options of a tool, and the file to which the result is written. */
const OPTIONS = z.looseObject({ resultFile: z.string().optional() });

const [name = '', options = ''] = process.argv.slice(2);
try {
  trustOwnCertificate(servicesConfig(process.env, new Set()));
  const tool = MODULE.parse(createRequire(import.meta.url)(name));
  const { resultFile, ...input } = OPTIONS.parse(JSON.parse(readFileSync(options, 'utf8')));
  const result = await tool(input);
  if (resultFile !== undefined) writeFileSync(resultFile, JSON.stringify(result, null, 2));
} catch (error) {
  // The tool has already printed the errors in the content.
  if (!(error instanceof Error && error.name === 'ContentfulMultiError')) console.error(error);
  process.exitCode = 1;
}
