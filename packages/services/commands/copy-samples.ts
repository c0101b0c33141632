/**
 * Copies the sample space to CONTENT_SOURCE if nothing is there yet. A container's volume is empty on its first start,
 * and the embedded content service writes to its source.
 */
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommandLine } from '@cleanpro/node-service/command-line';
import { servicesConfig } from '../config.ts';
import { COPY_SAMPLES } from '../help.ts';
import { openDataFolder } from '@cleanpro/backend/data-folder';
import { log } from '@cleanpro/node-service/logging/log';

const SAMPLES = join(import.meta.dirname, '../../sample-space/content');

await runCommandLine(() => {
  const config = servicesConfig(process.env, new Set());
  const target = resolve(config.CONTENT_SOURCE);
  if (!existsSync(target)) {
    openDataFolder(config.DATA_DIR);
    // Remove the remains of an interrupted copy.
    const copy = `${target}.tmp`;
    rmSync(copy, { recursive: true, force: true });
    cpSync(SAMPLES, copy, { recursive: true });
    renameSync(copy, target);
    log('info', 'SamplesCopied', { to: target });
  }
}, COPY_SAMPLES);
