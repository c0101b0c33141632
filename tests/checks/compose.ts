/** compose.yaml as Compose reads it: merged keys, and values of an environment file in the place of variables. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const VALUE = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const COMPOSE = z.object({
  services: z.record(z.string(), z.object({ environment: z.record(z.string(), VALUE).default({}) })),
});

/** The variables of each service, as they are written in the file. */
export const composeEnvironments = (file = 'compose.yaml'): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(
      COMPOSE.parse(parse(readFileSync(file, 'utf8'), { merge: true, maxAliasCount: -1 })).services,
    ).map(([name, { environment }]) => [name, environment]),
  );

/** The variables that a value names, within defaults too. */
export const variablesIn = (value: string): string[] =>
  [...value.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);

/** An innermost variable: its default or message names no other. */
const INNERMOST = /\$\{(\w+)(?::([-?])([^${}]*))?\}/;

/** A value with its variables replaced. @throws Error when a required variable is empty */
export function interpolate(value: string, values: Readonly<Record<string, string>>): string {
  const found = INNERMOST.exec(value);
  if (!found) return value;
  const [text, name = '', kind, rest = ''] = found;
  if (kind === '?' && !values[name]) throw new Error(`${name}: ${rest}`);
  const replaced = values[name] || (kind === '-' ? rest : '');
  return interpolate(
    value.replace(text, () => replaced),
    values,
  );
}

const DOCKERFILE_ENV = /^ENV ((?:.*\\\n)*.*)$/m;

/** The variables that the image of the site sets itself. */
export function imageEnvironment(): Record<string, string> {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const [, list = ''] = DOCKERFILE_ENV.exec(dockerfile.slice(dockerfile.indexOf(' AS site'))) ?? [];
  return Object.fromEntries(
    [...list.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
