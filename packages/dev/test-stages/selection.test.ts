import { withDependents } from './changed-packages.ts';
import { parseSelection } from './selection.ts';
import { shortRunPattern, unitOptions } from './stages.ts';

const select = (...argv: string[]) => {
  const { suites, ...rest } = parseSelection(argv);
  return { stages: suites.map((suite) => Object.keys(suite)), ...rest };
};

test("npm test runs the site's stages, but no long ones", () => {
  const { stages, scope } = select();
  expect(scope).toBe('site');
  expect(stages).toEqual([['build', 'lint', 'content', 'types', 'unit', 'e2e', 'interruptions', 'studio']]);
});

test('test:all runs every stage of npm test and test:long once', () => {
  const all = select('--all');
  expect(all.scope).toBe('all');
  const names = all.stages.flat();
  for (const name of [...select().stages.flat(), ...select('--long').stages.flat()])
    expect(names).toContain(name);
  expect(names).toEqual(expect.arrayContaining(['real-ids', 'durability']));
  // These two names refer to different tests in the second suite.
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual(['content', 'studio']);
});

test('lists each stage after its prerequisites', () => {
  for (const argv of [[], ['--all'], ['--long']])
    for (const suite of parseSelection(argv).suites) {
      const names = Object.keys(suite);
      for (const [at, stage] of Object.values(suite).entries())
        for (const earlier of stage.after.filter((name) => names.includes(name)))
          expect(names.indexOf(earlier)).toBeLessThan(at);
    }
});

test('runs nothing in parallel with a long stage that measures time', () => {
  const [suite = {}] = parseSelection(['--long']).suites;
  for (const timed of ['search', 'content', 'submissions', 'size', 'load', 'rolling'])
    for (const [other, { after }] of Object.entries(suite))
      expect(other === timed || after.includes(timed) || suite[timed]?.after.includes(other)).toBe(true);
});

test('runs the selected stages and tests', () => {
  expect(select('--only', 'build,e2e', 'every-page')).toMatchObject({
    stages: [['build', 'e2e']],
    args: ['every-page'],
    scope: 'all',
  });
  expect(select('--only', 'e2e')).toMatchObject({ scope: 'site', args: [] });
  expect(select('--only', 'real-ids')).toMatchObject({ stages: [['real-ids']] });
  expect(select('--only', 'lint,unit', '--changed')).toMatchObject({ scope: 'changed-files' });
  expect(select('--all', '--only', 'e2e,soak', '--folder', '/tmp/x')).toMatchObject({
    stages: [['e2e'], ['soak']],
    folder: '/tmp/x',
    scope: 'all',
  });
});

test('tests a package when it or one of its dependencies changed', () => {
  const packages = { text: [], values: ['text'], check: ['values'], backend: ['node'], node: [] };
  const changed = (...names: string[]) => withDependents(packages, (name) => names.includes(name));
  expect(changed()).toEqual([]);
  expect(changed('backend')).toEqual(['backend']);
  expect(changed('text')).toEqual(['text', 'values', 'check']);
  expect(changed('node')).toEqual(['backend', 'node']);
});

test('npm test skips the unit tests of unchanged packages, but never those of the site', () => {
  const options = unitOptions({ scope: 'site', base: 'HEAD', args: [] }, () => ['backend']);
  expect(options).toHaveLength(1);
  const [name, ignored = ''] = options[0]?.split('=') ?? [];
  expect(name).toBe('--testPathIgnorePatterns');
  expect('/x/packages/contentful-local/tests/a.test.ts').toMatch(new RegExp(ignored));
  for (const path of [
    '/x/packages/backend/tests/members/kill.test.ts',
    '/x/lib/a.test.ts',
    '/x/tests/contract/a.test.ts',
  ])
    expect(path).not.toMatch(new RegExp(ignored));
  expect(unitOptions({ scope: 'all', base: 'HEAD', args: ['lib/x'] })).toEqual([]);
  expect(unitOptions({ scope: 'changed-files', base: 'abc', args: [] })).toContain('--changedSince=abc');
});

test('the short run includes tagged browser tests and changed test files', () => {
  const pattern = new RegExp(
    shortRunPattern('HEAD', () => [
      'tests/e2e/motion.spec.ts',
      'tests/e2e/settle.ts',
      'tests/e2e/snapshots/a.png',
    ]),
  );
  expect('large search.spec.ts finds products @short').toMatch(pattern);
  expect('large motion.spec.ts a dialog fades').toMatch(pattern);
  expect('large search.spec.ts finds nothing').not.toMatch(pattern);
  expect(shortRunPattern('HEAD', () => undefined)).toBe('@short');
});
