import { spawnSync } from 'node:child_process';

/** Runs a program. Its stderr counts only if it failed, because TypeScript also reports a canceled context there. */
function run(...args: string[]): { problems: string; stdout: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { problems: status === 0 ? '' : `${status}: ${stderr}`, stdout };
}

// TypeScript's API needs a separate process, outside Jest's module system.
test('distinguishes fields of the same name by their type', () => {
  const { problems, stdout } = run(
    '--input-type=module',
    '--eval',
    `import { unreadFields } from './tests/checks/query-fields.ts';
     import { resolve } from 'node:path';
     console.log(JSON.stringify(unreadFields(resolve('tests/fixtures/query-fields'), 'operations.ts', ['app'])));`,
  );
  expect(problems).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    fields: 10,
    unread: ['Card.image.width', 'Card.styles', 'Card.sys.publishedAt', 'PageQuery.page.title'],
  });
});

test('the code reads every field in every query', () => {
  expect(run('tests/checks/query-fields.ts').problems).toBe('');
}, 120_000);
