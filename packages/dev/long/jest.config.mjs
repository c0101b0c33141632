import config from '../../../tests/jest.config.mjs';

/** Configuration of the long tests. Each is measured against a baseline in the same run, so they run one at a time. */
export default async () => ({
  ...(await config()),
  rootDir: '../../..',
  maxWorkers: 1,
  testMatch: ['<rootDir>/packages/dev/long/**/*.test.ts'],
});
