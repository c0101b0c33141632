/** @jest-environment node */
import { spawnSync } from 'node:child_process';

const run = (script: string) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });

// TypeScript's interface runs outside Jest's module system.
test('fields are read where the types say so, not where a name is the same', () => {
  const { stdout, stderr } = run(
    `import { unreadFields } from './tests/checks/query-fields.ts';
     import { resolve } from 'node:path';
     console.log(JSON.stringify(unreadFields(resolve('tests/fixtures/query-fields'), 'operations.ts', ['app'])));`,
  );
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    fields: 10,
    unread: ['Card.image.width', 'Card.styles', 'Card.sys.publishedAt', 'PageQuery.page.title'],
  });
});

test('every field of every query is read', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tests/checks/query-fields.ts'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
}, 120_000);
