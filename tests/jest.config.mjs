import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** Unit tests are next to the code, contract tests in tests/contract. Neither needs a network or a build. */
export default createJestConfig({
  rootDir: '..',
  // The longest tests mostly wait for services that they kill, so no core needs to stay free.
  maxWorkers: '100%',
  // Stops tests that hang. High enough for a busy machine.
  testTimeout: 60_000,
  testEnvironment: 'node',
  // Looking these up in a test's own context is slow, and no test replaces them.
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
    // Next's bundler does the same for the App Router.
    '^next/dynamic$': 'next/dist/shared/lib/app-dynamic',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/data', '<rootDir>/tests/fixtures'],
});
