import { spawnSync } from 'node:child_process';
import { HELP } from '../../help.ts';

const run = (command: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return { code: status, output: stdout, errors: stderr };
};

test.each([
  [[], 'Usage: cleanpro ROLE COMMAND'],
  [['services'], 'Usage: cleanpro ROLE COMMAND'],
  [['no-such-role', 'doctor'], 'There is no file /etc/cleanpro/no-such-role.env that this user may read.'],
])('cleanpro %j reports the problem and prints the usage', (args, beginning) => {
  const { code, output, errors } = run('sh', ['docs/deploy/cleanpro', ...args]);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors.startsWith(beginning)).toBe(true);
  for (const role of ['site', 'services', 'studio']) expect(errors).toContain(`cleanpro ${role} doctor`);
});

test('prints only examples with existing commands', () => {
  const { errors } = run('sh', ['docs/deploy/cleanpro']);
  const examples = [...errors.matchAll(/^ {2}cleanpro \w+ (\w+)/gm)].map(([, command]) => command);
  expect(examples.length).toBeGreaterThan(8);
  expect(Object.keys(HELP)).toEqual(expect.arrayContaining(examples));
});

test('cleanpro --help prints the usage', () => {
  const { errors } = run('sh', ['docs/deploy/cleanpro']);
  expect(run('sh', ['docs/deploy/cleanpro', '--help'])).toEqual({ code: 0, output: errors, errors: '' });
});
