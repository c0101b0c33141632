import { transformFileSync } from '@swc/core';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { START_SCRIPT_FOLDER } from './start-script.ts';

const SOURCE = join(import.meta.dirname, 'start.client.ts');

/** Writes the start script, as minified JavaScript, into a build. @param distDir the folder of the build */
export function writeStartScript(distDir: string): void {
  const { code } = transformFileSync(SOURCE, {
    isModule: false,
    minify: true,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: true, mangle: true } },
  });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 12);
  const folder = join(distDir, START_SCRIPT_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${hash}.js`), code);
}
