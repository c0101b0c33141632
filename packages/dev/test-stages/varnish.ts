import { existsSync } from 'node:fs';
import { findOrInstall } from './debian.ts';

const PROGRAM = '/usr/sbin/varnishd';
const MODULES = '/usr/share/doc/varnish-modules';

const findVarnish = (): string | undefined =>
  existsSync(PROGRAM) && existsSync(MODULES) ? PROGRAM : undefined;

/**
 * The program of Varnish with its modules, for the test of a CDN; Debian's packages are installed when they are missing
 * and this machine allows it. Undefined where there is none.
 */
export const varnishProgram = (): string | undefined =>
  findOrInstall(findVarnish, 'Varnish', 'varnish', 'varnish-modules');
