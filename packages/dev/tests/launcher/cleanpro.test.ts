import { spawnSync } from 'node:child_process';

const run = (command: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return { code: status, output: stdout, errors: stderr };
};

test.each([
  [[], 'Usage: cleanpro ROLE COMMAND'],
  [['services'], 'Usage: cleanpro ROLE COMMAND'],
  [['no-such-role', 'doctor'], 'There is no file /etc/cleanpro/no-such-role.env that this user may read.'],
])('cleanpro %j says what is missing and prints the usage', (args, beginning) => {
  const { code, output, errors } = run('sh', ['docs/deploy/cleanpro', ...args]);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors.startsWith(beginning)).toBe(true);
  for (const role of ['site', 'services', 'studio']) expect(errors).toContain(`cleanpro ${role} doctor`);
});

test('prints only examples with existing commands', () => {
  const { errors } = run('sh', ['docs/deploy/cleanpro']);
  const examples = [...errors.matchAll(/^ {2}cleanpro \w+ (\w+)/gm)].map(([, command]) => command);
  expect(examples.length).toBeGreaterThan(8);
  const { errors: answer } = run(process.execPath, ['packages/dev/launch.mjs', 'no-such-command']);
  const commands = /there are ([\w, ]+)/.exec(answer)?.[1]?.split(', ');
  expect(commands).toEqual(expect.arrayContaining(examples));
}, 30_000);
