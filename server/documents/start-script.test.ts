import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { SCRIPT_FOLDERS } from '../../lib/security/content-security-policy.ts';
import { startScriptPath } from './start-script.ts';
import { writeStartScript } from './write-start-script.ts';

const distDir = mkdtempSync(join(tmpdir(), 'start-script-'));

test('writes the start script as a classic script with a content-based path', () => {
  expect(() => startScriptPath(distDir)).toThrow('has no start script');
  writeStartScript(distDir);
  const path = startScriptPath(distDir);
  expect(path).toMatch(/^\/_next\/static\/start\/[\w-]{12}\.js$/);
  const script = readFileSync(join(distDir, path.replace('/_next/', '')), 'utf8');
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toContain('/**');
});

test('trusts exactly the folders listed in the policy', () => {
  const source = readFileSync(join(__dirname, 'start.client.ts'), 'utf8');
  expect(source).toContain(`const FOLDERS = [${SCRIPT_FOLDERS.map((folder) => `'${folder}'`).join(', ')}];`);
});
