/** Reads the Dockerfile, so that tests can take the same steps without a container engine. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const COMMAND = z.tuple([z.string()], z.string());

/** The instructions, one per line, without comments. */
const INSTRUCTIONS = readFileSync('Dockerfile', 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean);

/**
 * Returns the instructions of a stage that begin with a keyword, without the keyword.
 * @throws Error when there is no such stage
 */
function instructions(stage: string, word: string): string[] {
  const from = INSTRUCTIONS.findIndex((line) => line.startsWith('FROM ') && line.endsWith(` AS ${stage}`));
  if (from === -1) throw new Error(`The Dockerfile has no stage ${stage}`);
  const next = INSTRUCTIONS.findIndex((line, index) => index > from && line.startsWith('FROM '));
  return INSTRUCTIONS.slice(from, next === -1 ? undefined : next)
    .filter((line) => line.startsWith(`${word} `))
    .map((line) => line.slice(word.length + 1));
}

/** Returns the shell commands of a stage. */
export const runOf = (stage: string): string[] => instructions(stage, 'RUN');

/** Returns the environment variables of the image. */
export const imageEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    instructions('site', 'ENV').flatMap((line) =>
      [...line.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  );

const nodeArguments = (command = ''): string[] => {
  const [program, ...args] = COMMAND.parse(JSON.parse(command.slice(command.indexOf('['))));
  expect(program).toBe('node');
  return args;
};
export const startArguments = (): string[] => nodeArguments(instructions('site', 'CMD')[0]);
export const healthArguments = (): string[] => nodeArguments(instructions('site', 'HEALTHCHECK')[0]);
