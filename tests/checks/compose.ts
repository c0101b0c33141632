/** Reads compose.yaml as Docker Compose does: with YAML merge keys and variable interpolation. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const VALUE = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const COMPOSE = z.object({
  services: z.record(z.string(), z.object({ environment: z.record(z.string(), VALUE).default({}) })),
});

export const composeEnvironments = (file = 'compose.yaml'): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(
      COMPOSE.parse(parse(readFileSync(file, 'utf8'), { merge: true, maxAliasCount: -1 })).services,
    ).map(([name, { environment }]) => [name, environment]),
  );

export const variablesIn = (value: string): string[] =>
  [...value.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);

/** Matches a variable whose default or error message contains no other variable. */
const INNERMOST = /\$\{(\w+)(?::([-?])([^${}]*))?\}/;

/**
 * Replaces the variables in a value.
 * @throws Error when a required variable is empty
 */
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

export function imageEnvironment(): Record<string, string> {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const [, list = ''] = DOCKERFILE_ENV.exec(dockerfile.slice(dockerfile.indexOf(' AS site'))) ?? [];
  return Object.fromEntries(
    [...list.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
