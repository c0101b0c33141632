import config from '../../../tests/jest.config.mjs';

/** Tests that are long by nature, each measured against a baseline of the same run; one after the other. */
export default async () => ({
  ...(await config()),
  rootDir: '../../..',
  maxWorkers: 1,
  testMatch: ['<rootDir>/packages/dev/long/**/*.test.ts'],
});
