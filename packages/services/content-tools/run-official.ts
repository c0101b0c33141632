/** Runs one of Contentful's tools as a library, because their own programs do not start with the yargs of today. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { servicesConfig } from '../config.ts';
import { trustOwnCertificate } from './connection.ts';

const TOOL = z.custom<(options: unknown) => Promise<unknown>>((value) => typeof value === 'function');
/** CommonJS modules with a default export, or that are the function. */
const MODULE = z.union([TOOL, z.object({ default: TOOL }).transform((module) => module.default)]);

/** The options of a tool, and the file in which the runner stores its result. */
const OPTIONS = z.looseObject({ resultFile: z.string().optional() });

const [name = '', options = ''] = process.argv.slice(2);
try {
  trustOwnCertificate(servicesConfig(process.env, new Set()));
  const tool = MODULE.parse(createRequire(import.meta.url)(name));
  const { resultFile, ...input } = OPTIONS.parse(JSON.parse(readFileSync(options, 'utf8')));
  const result = await tool(input);
  if (resultFile !== undefined) writeFileSync(resultFile, JSON.stringify(result, null, 2));
} catch (error) {
  // What is wrong with the content was printed by the tool.
  if (!(error instanceof Error && error.name === 'ContentfulMultiError')) console.error(error);
  process.exitCode = 1;
}
