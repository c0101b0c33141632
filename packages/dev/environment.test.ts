import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { writeMissingSecrets } from './environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'environment-'));
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('adds missing secrets to a private file and preserves existing values', () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test' });
  const file = join(folder, '.env.local');
  writeFileSync(file, `SESSION_SECRET=${'s'.repeat(32)}`, { mode: 0o644 });
  writeMissingSecrets(file);
  const { SESSION_SECRET, MEMBERS_TOKEN } = parseEnv(readFileSync(file, 'utf8'));
  expect(SESSION_SECRET).toBe('s'.repeat(32));
  expect(MEMBERS_TOKEN).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('continues if the file for secrets cannot be written', () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test' });
  expect(() => writeMissingSecrets(join(folder, 'read-only', '.env.local'))).not.toThrow();
});
