import { transformFileSync } from '@swc/core';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../content-hash.ts';
import { START_SCRIPT_FOLDER } from './start-script.ts';

const SOURCE = join(import.meta.dirname, 'start.client.ts');

/**
 * Writes the minified start script into a build.
 * @param distDir folder of the build
 */
export function writeStartScript(distDir: string): void {
  const { code } = transformFileSync(SOURCE, {
    isModule: false,
    minify: true,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: true, mangle: true } },
  });
  const hash = contentHash(code).slice(0, 12);
  const folder = join(distDir, START_SCRIPT_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${hash}.js`), code);
}
