import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** Unit tests stand beside the code, contract tests in tests/contract; both run without network and without a build. */
export default createJestConfig({
  rootDir: '..',
  // The longest tests wait for services that they kill: no core needs to be left free.
  maxWorkers: '100%',
  // A limit for tests that hang; a busy machine must not reach it.
  testTimeout: 60_000,
  testEnvironment: 'node',
  // Slow to look up in a test's own context; tests replace none of them.
  sandboxInjectedGlobals: [
    'Array',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'RegExp',
    'Set',
    'String',
    'Symbol',
  ],
  setupFilesAfterEnv: ['<rootDir>/tests/forget-log-repeats.ts'],
  testMatch: [
    '<rootDir>/{app,components,lib,server}/**/*.test.{ts,tsx}',
    '<rootDir>/packages/!(dev|studio)/**/*.test.ts',
    '<rootDir>/packages/studio/server/**/*.test.ts',
    '<rootDir>/packages/dev/*.test.ts',
    '<rootDir>/packages/dev/!(long)/**/*.test.ts',
    '<rootDir>/tests/{contract,checks}/**/*.test.ts',
  ],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/tests/server-only.ts',
    // As the framework's bundler does for the App Router.
    '^next/dynamic$': 'next/dist/shared/lib/app-dynamic',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/data', '<rootDir>/tests/fixtures'],
});
